import { Component, type ReactNode } from 'react';

interface Props {
  readonly notice: ReactNode;
  readonly onFault?: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps a fault in a remote's drawing inside its own place. React offers this as a class only. */
export class RemoteBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault?.(error);
  }

  override render() {
    return this.state.isBroken ? this.props.notice : this.props.children;
  }
}
