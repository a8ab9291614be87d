-- What the stores of before hold, told by the tickets that they keep.
insert into winnings_charge (brand_id, gaming_day, terms, channel, vertical, licence_id, currency, entries, tickets, base, exact, rounded)
select brand_id, gaming_day, terms, channel, vertical, licence_id, currency, cast(sum(sign) as bigint) as entries,
      cast(sum(case when is_first then sign else 0 end) as bigint) as tickets,
      cast(sum(case when sign > 0 then owed_on - owed_before else -(owed_on - owed_before) end) as decimal(38, 4)) as base,
      cast(sum(case when sign > 0 then exact_on - exact_before else -(exact_on - exact_before) end) as decimal(38, 14)) as exact,
      cast(sum(case when sign > 0 then rounded_on - rounded_before else -(rounded_on - rounded_before) end) as decimal(38, 4)) as rounded
    from (
      select e.*, cast((case mode when 'HALF_UP' then round((exact_on * per_unit), 0) when 'HALF_EVEN' then (sign((exact_on * per_unit)) * (case
    when abs((exact_on * per_unit)) - floor(abs((exact_on * per_unit))) = 0.5 and floor(abs((exact_on * per_unit))) % 2 = 0 then floor(abs((exact_on * per_unit)))
    else round(abs((exact_on * per_unit)), 0) end)) when 'DOWN' then (sign((exact_on * per_unit)) * floor(abs((exact_on * per_unit)))) when 'UP' then (sign((exact_on * per_unit)) * ceil(abs((exact_on * per_unit)))) end) * unit as decimal(38, 4)) as rounded_on,
        cast((case mode when 'HALF_UP' then round((exact_before * per_unit), 0) when 'HALF_EVEN' then (sign((exact_before * per_unit)) * (case
    when abs((exact_before * per_unit)) - floor(abs((exact_before * per_unit))) = 0.5 and floor(abs((exact_before * per_unit))) % 2 = 0 then floor(abs((exact_before * per_unit)))
    else round(abs((exact_before * per_unit)), 0) end)) when 'DOWN' then (sign((exact_before * per_unit)) * floor(abs((exact_before * per_unit)))) when 'UP' then (sign((exact_before * per_unit)) * ceil(abs((exact_before * per_unit)))) end) * unit as decimal(38, 4)) as rounded_before
      from (
        select o.*, owed_on * rate as exact_on, owed_before * rate as exact_before
        from (
          select w.*, k.terms, k.rate, k.unit, k.per_unit, k.mode, case k.owed when 'GROSS' then paid_on when 'OVER_STAKE' then over_stake_on when 'OVER_CASH' then over_cash_on end as owed_on, case k.owed when 'GROSS' then paid_on - gross when 'OVER_STAKE' then over_stake_before when 'OVER_CASH' then over_cash_before end as owed_before
          from (select *, 1 as sign from paid_winnings) w cross join kept_charge k) o) e) c
    group by brand_id, gaming_day, terms, channel, vertical, licence_id, currency;
