import { Button } from '@tallyhouse/shared/kit/core';
import { SyncOutlined } from '@tallyhouse/shared/kit/icons';
import { Drawer } from '@tallyhouse/shared/kit/modal';
import { useNavigate } from '@tallyhouse/shared/kit/router';
import { useJobs } from '@tallyhouse/shared/reporting/exports/use-jobs';
import { isOver } from '@tallyhouse/shared/reporting/use-job';
import { useTabBrand } from '@tallyhouse/shared/session/use-session';
import { useCallback, useMemo, useState } from 'react';
import { Count } from '../menu/count';
import { useServices } from '../../remotes/services/services';
import { LazyPart } from '../../start/lazy-part';
import { useJobsText } from './use-jobs-text';
import { useNoticeOfEndedJobs } from './use-notice-of-ended-jobs';

const list = () => import(/* webpackChunkName: "jobs-list" */ './jobs-list').then((code) => code.JobsList);

/** Running and finished jobs of the user, in the top bar of every page. */
export function JobsTray() {
  const text = useJobsText();
  const { http, session } = useServices();
  const { chosen } = useTabBrand(session);
  const navigate = useNavigate();
  const jobs = useJobs(http);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  useNoticeOfEndedJobs(
    jobs.data,
    useMemo(() => ({ isOpen, open }), [isOpen, open]),
  );
  const underWay = (jobs.data ?? []).filter((job) => !isOver(job)).length;
  const goTo = (address: string) => {
    setOpen(false);
    void navigate(address);
  };
  return (
    <>
      <Button
        type="text"
        icon={<SyncOutlined aria-hidden spin={underWay > 0} />}
        aria-label={underWay === 0 ? text('button') : text('buttonRunning', { count: underWay })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <span className="jobs-button-words">{text('button')}</span>
        {underWay === 0 ? null : <Count words={String(underWay)} />}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        size={420}
        title={text('title')}
        closable={{ 'aria-label': text('close') }}
        destroyOnHidden
      >
        <LazyPart load={list} props={{ http, jobs, zone: chosen?.brand?.zone ?? 'UTC', onOpen: goTo }} />
      </Drawer>
    </>
  );
}
