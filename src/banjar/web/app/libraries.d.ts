/** Type declarations of the vendored libraries, as far as we use them. */
declare module "preact" {
    export type ComponentType<P> = (props: P) => any;
    export const h: (...all: any[]) => any;
    export const Fragment: any;
    export function render(what: any, where: Element): void;
}
declare module "preact/hooks" {
    export function useState<T>(first: T | (() => T)): [T, (next: T | ((before: T) => T)) => void];
    export function useEffect(work: () => void | (() => void), inputs?: readonly any[]): void;
    export function useLayoutEffect(work: () => void | (() => void), inputs?: readonly any[]): void;
    export function useMemo<T>(make: () => T, inputs: readonly any[]): T;
    export function useRef<T>(first: T): { current: T };
}
declare module "htm" {
    const htm: { bind(h: any): (strings: TemplateStringsArray, ...values: any[]) => any };
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
    export function effect(work: () => void | (() => void)): () => void;
    export function batch<T>(work: () => T): T;
    export function useSignal<T>(first: T): Signal<T>;
    export function useComputed<T>(make: () => T): ReadonlySignal<T>;
}
declare module "@fluent/bundle" {
    export class FluentResource {
        constructor(text: string);
    }
    export class FluentBundle {
        constructor(language: string, options?: { useIsolating?: boolean });
        addResource(resource: FluentResource): Error[];
        hasMessage(id: string): boolean;
        getMessage(id: string): { value: any } | undefined;
        formatPattern(pattern: any, values?: Record<string, any>, errors?: Error[]): string;
    }
}
