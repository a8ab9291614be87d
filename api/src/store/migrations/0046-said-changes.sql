-- What a proposed change would do, as codes with their values; null for those that were proposed before.
alter table change_request add column said json;
