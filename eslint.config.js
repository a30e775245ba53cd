import js from "@eslint/js";
import { importX } from "eslint-plugin-import-x";
import globals from "globals";

export default [
  { ignores: ["src/banjar/web/vendor/"] },
  js.configs.recommended,
  {
    files: ["src/banjar/web/**/*.js"],
    languageOptions: { ecmaVersion: 2022, sourceType: "module", globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { import: importX },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "import/no-cycle": "error",
      "no-alert": "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
    },
  },
];
