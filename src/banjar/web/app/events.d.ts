/** Events whose element is known from where their listener stands in a template. */
type InputChange = Event & { target: HTMLInputElement };
type SelectChange = Event & { target: HTMLSelectElement };
type Pointing = Event & { target: Element; currentTarget: HTMLElement };

/** What stands between the tags of a component. */
type ComponentChildren = import("preact").ComponentChildren;
