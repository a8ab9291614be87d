import { useEffect, useState, type ComponentType } from 'react';
import { Alert, Button } from '../../kit/core';
import { Skeleton } from '../../kit/feedback';
import type { SvgChartProps } from './svg-chart';
import { useChartText } from './use-chart-text';

type State =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly SvgChart: ComponentType<SvgChartProps> };

/**
 * The drawing, once its library has come. Unlike React's `lazy`, which keeps a failure for ever and takes the whole
 * screen along, a file that does not come is told in the drawing's place and can be asked for again.
 */
export function LoadedChart(props: SvgChartProps) {
  const text = useChartText();
  const [state, setState] = useState<State>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isGone = false;
    const show = (next: State) => {
      if (!isGone) setState(next);
    };
    import('./svg-chart').then(
      ({ SvgChart }) => show({ status: 'loaded', SvgChart }),
      () => show({ status: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);

  if (state.status === 'loaded') return <state.SvgChart {...props} />;
  if (state.status === 'loading')
    return <Skeleton.Node active style={{ width: '100%', height: props.height }} />;
  const retry = () => {
    setState({ status: 'loading' });
    setAttempt(attempt + 1);
  };
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={text('notFetched')}
      action={
        <Button size="small" onClick={retry}>
          {text('retry')}
        </Button>
      }
    />
  );
}
