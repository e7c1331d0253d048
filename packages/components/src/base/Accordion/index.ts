export { Accordion } from './Accordion.js';
export type { AccordionItem, AccordionProps } from './Accordion.js';
export type AccordionPart = 'root' | 'part' | 'summary' | 'title' | 'content';
