/** Type declarations of the vendored libraries, as far as we use them. */
declare module "preact" {
    /** What a template makes; only Preact looks into it. */
    export interface VNode {
        type: unknown;
        props: object;
        key: unknown;
    }
    export type ComponentChild = VNode | string | number | bigint | boolean | null | undefined;
    export type ComponentChildren = ComponentChild | ComponentChildren[];
    export type ComponentType<P> = (props: P) => ComponentChildren;
    export const h: (type: unknown, props: object | null, ...children: ComponentChildren[]) => VNode;
    export const Fragment: ComponentType<{ children?: ComponentChildren }>;
    export interface Context<T> {
        Provider: ComponentType<{ value: T; children?: ComponentChildren }>;
    }
    export function createContext<T>(first: T): Context<T>;
    export function render(what: ComponentChildren, where: Element): void;
}
declare module "preact/hooks" {
    export function useState<T>(first: T | (() => T)): [T, (next: T | ((before: T) => T)) => void];
    export function useEffect(work: () => void | (() => void), inputs?: readonly unknown[]): void;
    export function useLayoutEffect(work: () => void | (() => void), inputs?: readonly unknown[]): void;
    export function useContext<T>(context: import("preact").Context<T>): T;
    export function useMemo<T>(make: () => T, inputs: readonly unknown[]): T;
    export function useRef<T>(first: T): { current: T };
}
declare module "htm" {
    import type { h, VNode } from "preact";
    const htm: { bind(make: typeof h): (strings: TemplateStringsArray, ...values: unknown[]) => VNode };
    export default htm;
}
declare module "@preact/signals" {
    export interface Signal<T> {
        value: T;
        peek(): T;
        subscribe(listener: (value: T) => void): () => void;
    }
    export interface ReadonlySignal<T> {
        readonly value: T;
        peek(): T;
    }
    export function signal<T>(first: T): Signal<T>;
    export function computed<T>(make: () => T): ReadonlySignal<T>;
    export function untracked<T>(work: () => T): T;
    export function effect(work: () => void | (() => void)): () => void;
    export function batch<T>(work: () => T): T;
    export function useSignal<T>(first: T): Signal<T>;
    export function useComputed<T>(make: () => T): ReadonlySignal<T>;
}
declare module "@fluent/bundle" {
    /** A message's text as it was parsed; only Fluent looks into it. */
    export type Pattern = string | readonly unknown[];
    export class FluentResource {
        constructor(text: string);
    }
    export class FluentBundle {
        constructor(language: string, options?: { useIsolating?: boolean });
        addResource(resource: FluentResource): Error[];
        hasMessage(id: string): boolean;
        getMessage(id: string): { value: Pattern | null } | undefined;
        formatPattern(pattern: Pattern, values?: Record<string, string | number>, errors?: Error[]): string;
    }
}
