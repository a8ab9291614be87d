-- The sums of days tell since when accounts have money of no licence.
drop index cash_movement_unnamed;
