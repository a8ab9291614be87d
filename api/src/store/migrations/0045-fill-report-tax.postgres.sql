update report set tax = (
  select sum(cast(line ->> 'tax' as decimal(20,4)))
  from report_content c, json_array_elements(cast(c.tax as json)) line where c.id = report.content_id
);
