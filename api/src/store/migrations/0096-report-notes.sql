-- Notes on cells and lines of a version of a report, each version its own: a note that is carried keeps its id.
create table report_note (
  report_id varchar not null,
  id varchar not null,
  brand_id varchar not null,
  line varchar not null, -- JSON: what names the line, pairs of field and value in the order of the columns
  field varchar, -- column of the cell; null: of the whole line
  note varchar not null,
  author_id varchar not null,
  written_in integer not null, -- version
  written_at timestamp not null,
  corrected_at timestamp,
  withdrawn_at timestamp,
  primary key (report_id, id)
);
