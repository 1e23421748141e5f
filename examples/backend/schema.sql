CREATE TABLE IF NOT EXISTS members (id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE, password TEXT NOT NULL, logo TEXT, about TEXT) STRICT;
CREATE TABLE IF NOT EXISTS access_tokens (hash TEXT PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members,
  used_at TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS codes (email TEXT NOT NULL, purpose TEXT NOT NULL, hash TEXT,
  tries INTEGER NOT NULL DEFAULT 0, sent_at TEXT NOT NULL, PRIMARY KEY (email, purpose)) STRICT;
CREATE TABLE IF NOT EXISTS categories (name TEXT PRIMARY KEY, icon TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS vacancies (id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id INTEGER NOT NULL REFERENCES members, title TEXT NOT NULL, workplace TEXT NOT NULL, location TEXT,
  category TEXT NOT NULL REFERENCES categories, hours TEXT NOT NULL, currency TEXT NOT NULL, salary_from TEXT,
  salary_to TEXT, positions INTEGER NOT NULL, description TEXT NOT NULL, status TEXT NOT NULL,
  review TEXT NOT NULL DEFAULT 'pending', created_at TEXT NOT NULL DEFAULT (datetime('now')), deleted_at TEXT) STRICT;
CREATE TABLE IF NOT EXISTS vacancy_views (vacancy_id INTEGER NOT NULL REFERENCES vacancies, member_id INTEGER,
  seen_at TEXT NOT NULL DEFAULT (datetime('now'))) STRICT;
CREATE INDEX IF NOT EXISTS views_of_vacancy ON vacancy_views (vacancy_id, member_id);
CREATE TABLE IF NOT EXISTS uploads (name TEXT PRIMARY KEY, type TEXT NOT NULL, content BLOB NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS resumes (id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id INTEGER NOT NULL REFERENCES members, title TEXT NOT NULL, upload TEXT NOT NULL REFERENCES uploads,
  is_default INTEGER NOT NULL) STRICT;
CREATE TRIGGER IF NOT EXISTS one_default AFTER INSERT ON resumes WHEN NEW.is_default = 1 BEGIN
  UPDATE resumes SET is_default = (id = NEW.id) WHERE member_id = NEW.member_id; END;
CREATE TABLE IF NOT EXISTS submissions (id INTEGER PRIMARY KEY AUTOINCREMENT,
  vacancy_id INTEGER NOT NULL REFERENCES vacancies, member_id INTEGER NOT NULL REFERENCES members,
  resume_id INTEGER NOT NULL REFERENCES resumes, status TEXT NOT NULL DEFAULT 'applied',
  created_at TEXT NOT NULL DEFAULT (datetime('now')), UNIQUE (vacancy_id, member_id)) STRICT;

-- What answers show, under the names of the contract.
CREATE VIEW IF NOT EXISTS people AS
  SELECT id, name, email, kind AS type, address(logo) AS profile_image, about, NULL AS cover_photo, NULL AS currently_working,
    NULL AS currently_located, NULL AS summary, NULL AS desired_job_title, NULL AS desired_salary,
    NULL AS desired_cities, NULL AS desired_skills FROM members;
CREATE VIEW IF NOT EXISTS cards AS
  SELECT v.id, title, workplace AS type, location, category, hours AS nature, currency, salary_from, salary_to,
    positions AS vacancies, 0 AS is_featured, 0 AS is_bookmarked, created_at, member_id, name, address(logo) AS profile_image
  FROM vacancies v JOIN members m ON m.id = member_id;
CREATE VIEW IF NOT EXISTS visible_cards AS SELECT c.* FROM cards c JOIN vacancies v USING (id)
  WHERE review = 'approved' AND status = 'active' AND deleted_at IS NULL;
CREATE VIEW IF NOT EXISTS own_cards AS
  SELECT c.*, status, review AS state, (SELECT count(*) FROM vacancy_views WHERE vacancy_id = c.id) AS views,
    (SELECT count(*) FROM submissions WHERE vacancy_id = c.id) AS applicants
  FROM cards c JOIN vacancies v USING (id) WHERE deleted_at IS NULL;
CREATE VIEW IF NOT EXISTS cvs AS SELECT id, title, address(upload) AS path, is_default, member_id FROM resumes;
CREATE VIEW IF NOT EXISTS applications AS
  SELECT s.*, v.title AS job, v.member_id AS owner_id, p.name, p.email, p.about, p.profile_image, c.name AS company,
    c.profile_image AS logo, r.title, r.path, r.is_default
  FROM submissions s JOIN vacancies v ON v.id = s.vacancy_id JOIN people p ON p.id = s.member_id
    JOIN people c ON c.id = v.member_id JOIN cvs r ON r.id = s.resume_id;
