-- For an empty database. Both passwords are "password".
INSERT INTO categories VALUES ('Design', 'palette'), ('Finance', 'calculator'), ('Software', 'code');
INSERT INTO uploads VALUES ('tidewater.png', 'image/png', x'89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da6364f8cf500f00038601805a347d6b0000000049454e44ae426082');
INSERT INTO members (kind, name, email, password, logo, about) SELECT column1, column2, column3,
  '101cafdb332bbd3039a63c14e8517f70:df254e9efd50f89c191f46fd7f24ed5553919510dad853f71db0cf87f914c26b', column4, column5
  FROM (VALUES ('recruiter', 'Tidewater', 'recruiter@example.com', 'tidewater.png', 'We design and build ferries.'),
    ('job_seeker', 'Ada Marsh', 'seeker@example.com', NULL, NULL));
INSERT INTO vacancies (member_id, description, status, review, title, workplace, location, category, hours, currency,
  salary_from, salary_to, positions)
SELECT 1, 'You work with a small team and talk to the people who use the result.', 'active', 'approved', * FROM (VALUES
  ('Backend engineer', 'hybrid', 'Bristol', 'Software', 'full_time', 'GBP', '46000.00', '58000.00', 2),
  ('Interface designer', 'remote', NULL, 'Design', 'part_time', 'EUR', NULL, NULL, 1),
  ('Accountant', 'on_site', 'Cork', 'Finance', 'full_time', 'EUR', '41000.00', '41000.00', 1));
