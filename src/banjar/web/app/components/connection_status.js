/** The state of the connection, for pages that need one. */
import { connection } from "../core/connection.js";
import { html, useEffect, useRef, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { Icon } from "./picture.js";

/** How long "connected again" is shown. */
const RECONNECTED_MS = 2500;

/** Renders nothing while connected; a line when the connection is lost, and briefly after it is back. */
export function ConnectionStatus() {
  const now = connection.value;
  const lost = useRef(false);
  const [back, setBack] = useState(false);
  useEffect(() => {
    if (now === "lost") lost.current = true;
    if (now !== "open" || !lost.current) return undefined;
    lost.current = false;
    setBack(true);
    const timer = setTimeout(() => setBack(false), RECONNECTED_MS);
    return () => clearTimeout(timer);
  }, [now]);
  const told = now === "open" ? (back ? "back" : null) : now;
  return (
    told &&
    html`<p class=${`connection ${told}`} role="status"><${Icon} name="connection" />${say(`web-connection-${told}`)}</p>`
  );
}
