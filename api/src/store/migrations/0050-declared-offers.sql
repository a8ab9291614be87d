-- Of a return: the licences, channels and verticals whose play it declares, each with how its tax counts it. Null for other
-- reports and for returns of before, which were about one channel.
alter table report_content add column offers json;
