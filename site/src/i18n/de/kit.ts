/* The German strings of the kit. */
export * from '@marketrow/components/labels/de';
