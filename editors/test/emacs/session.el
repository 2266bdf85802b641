;; What somebody does in Emacs with eglot, step by step. What was seen on the way is written, as JSON, to the file that
;; the environment names.

(require 'json)
(setq eglot-sync-connect t
      eglot-connect-timeout 60
      eglot-autoshutdown t
      make-backup-files nil
      create-lockfiles nil)

(defvar seen nil)

(defun see (key value) (push (cons key value) seen))

(defun replace-line (words by)
  (goto-char (point-min))
  (search-forward words)
  (beginning-of-line)
  (delete-region (point) (line-end-position))
  (insert by)
  (eglot--signal-textDocument/didChange))

(defun session ()
  (find-file "rules/tiny.rules")
  (see 'mode (symbol-name major-mode))
  (unless (eglot-current-server) (eglot-ensure) (run-hooks 'post-command-hook))
  (see 'server (and (eglot-current-server) t))

  ;; Asks what may stand at the end of a line, and takes a word.
  (replace-line "  score of p gains 1" "  score of p ga")
  (completion-at-point)
  (see 'completed (buffer-substring-no-properties (line-beginning-position) (line-end-position)))
  (end-of-line)
  (insert " 1")
  (eglot--signal-textDocument/didChange)

  ;; Renames, in the variant as well: yes to what is asked about a file that is not open.
  (fset 'y-or-n-p (lambda (&rest _) t))
  (goto-char (point-min))
  (search-forward "score of player")
  (goto-char (match-beginning 0))
  (eglot-rename "points")

  ;; Lays out.
  (replace-line "  finish" "  finish   ")
  (eglot-format-buffer)
  (save-some-buffers t))

(condition-case fault
    (session)
  (error (see 'fault (error-message-string fault))))
(with-temp-file (getenv "SEEN") (insert (json-encode seen)))
(kill-emacs)
