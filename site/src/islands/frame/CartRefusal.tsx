import type { CartError } from '@marketrow/cart-client';
import { useCart } from '@marketrow/cart-client/react';
import { announce } from '@marketrow/components/LiveRegion';
import { Toast } from '@marketrow/components/Toast';
import { useEffect, useState } from 'react';
import type { FrameData } from '../../data/frameData';
import { cart } from '../../store';

/** Shows on every page why the cart did not take a line, wherever it was added. */
export function CartRefusal({ messages }: { messages: FrameData['refusal'] }) {
  const { error } = useCart(cart);
  const [closed, setClosed] = useState<CartError>();
  const text = error && error !== closed ? textOf(error, messages) : undefined;
  useEffect(() => {
    if (text !== undefined) announce(text, { urgent: true });
  }, [text, error]);
  if (error === null || text === undefined) return null;
  return (
    <Toast label={messages.label} labels={{ close: messages.close }} onClose={() => setClosed(error)}>
      {text}
    </Toast>
  );
}

/** Failures of the network are no refusals: cart and drawer show that changes are not saved yet. */
function textOf({ code }: CartError, { full, line }: FrameData['refusal']): string | undefined {
  if (code === 'too-many-lines') return full;
  return code === 'load-failed' || code === 'save-failed' ? undefined : line;
}
