update report set tax = (
  select list_sum(list_transform(cast(json_extract_string(c.tax, '$[*].tax') as varchar[]), lambda amount: cast(amount as decimal(20,4))))
  from report_content c where c.id = report.content_id and json_array_length(c.tax) > 0
);
