/* English is built into the components of the kit, so there is nothing to hand over. */
export {};
