// The report grid beside others over the same rows, in one run of a headless Chromium: first paint, memory, frames
// while scrolling, the last row reached, and how fast sorting, filtering and paging are answered.
import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPages, contenders } from './grid/build-pages';
import { measureGrid, type GridFigures, type InteractionFigures } from './grid/measure-grid';
import { servePages } from './grid/serve-pages';

const systemChromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const goals = { firstPaintMs: 2000, frameP95Ms: 100, heapMb: 50 };

async function compare(rowCounts: readonly number[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tallyhouse-grids-'));
  await buildPages(process.cwd(), folder);
  const { address, close } = await servePages(folder);
  const browser = await chromium.launch({
    ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
  });
  try {
    // The first page of a browser pays for its start.
    for (const contender of contenders) await measureGrid(browser, address, contender, 1000);
    for (const rowCount of rowCounts) {
      console.log(`\n${rowCount.toLocaleString('en-GB')} rows × 30 columns`);
      console.log(
        '| grid | first rows, CPU | heap | frame p50 / p95, CPU | last row | sort | filter | page |',
      );
      console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
      for (const contender of contenders) {
        const figures = await measureGrid(browser, address, contender, rowCount);
        console.log(`| ${contender.title} | ${lineOf(figures)} |`);
        if (contender.page === 'report-grid') holdToGoals(figures, rowCount);
      }
    }
  } finally {
    await browser.close();
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}

function lineOf(figures: GridFigures): string {
  return [
    `${figures.firstPaintMs.toFixed(0)} ms, ${figures.firstPaintCpuMs.toFixed(0)} ms`,
    `${figures.heapMb.toFixed(1)} MB`,
    `${figures.frameP50Ms.toFixed(0)} / ${figures.frameP95Ms.toFixed(0)} ms, ${figures.frameCpuMs.toFixed(1)} ms`,
    figures.lastRow.toLocaleString('en-GB'),
    interactionText(figures.sort),
    interactionText(figures.filter),
    figures.page === null ? 'no keys' : interactionText(figures.page),
  ].join(' | ');
}

function interactionText({ inpMs, rowsMs }: InteractionFigures): string {
  return `${inpMs.toFixed(0)} ms, rows ${rowsMs === null ? 'never' : `${rowsMs.toFixed(0)} ms`}`;
}

function holdToGoals(figures: GridFigures, rowCount: number): void {
  const missed = [
    ...Object.entries(goals).filter(([name, most]) => figures[name as keyof typeof goals] > most),
    ...(figures.lastRow === rowCount ? [] : [['lastRow', rowCount] as const]),
  ];
  if (missed.length === 0) return;
  console.log(`ReportGrid missed: ${missed.map(([name, goal]) => `${name} ${goal}`).join(', ')}`);
  process.exitCode = 1;
}

const asked = process.argv.slice(2).map(Number);
await compare(asked.length > 0 ? asked : [100_000, 1_000_000]);
