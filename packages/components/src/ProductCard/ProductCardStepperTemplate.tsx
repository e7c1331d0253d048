import { QuantitySelector } from '../QuantitySelector';
import { productCardLabels } from './ProductCardLabels';
import type { ProductCardLabels } from './ProductCardLabels';

export interface ProductCardStepperTemplateProps {
  /** Replaces some or all of the English strings. */
  labels?: Partial<ProductCardLabels> | undefined;
}

/**
 * The stepper that `attachProductCards` puts into a card, once a page, anywhere in it. Renders a `<template>`; for server
 * HTML only, as React in a browser puts children beside a template's content, not into it.
 */
export function ProductCardStepperTemplate({ labels }: ProductCardStepperTemplateProps) {
  const words = labels ? { ...productCardLabels, ...labels } : productCardLabels;
  return (
    <template data-mr-stepper="" data-added={words.added} data-removed={words.removed}>
      <QuantitySelector variant="accent" removable item="{item}" labels={words.quantity} />
    </template>
  );
}
