;;; houserules.el --- Card games and house rules as text -*- lexical-binding: t -*-

;; Houserules in Emacs 29 and later, or 26.3 and later with eglot of GNU ELPA: (load "…/houserules.el") in the init file.
;; The server is the `houserules' that is installed beside the rules (node_modules/.bin), or else the one of the path.

(require 'eglot)

(defvar houserules-command nil
  "The program and its first arguments, such as (\"node\" \"/path/to/cli/bin.js\"); nil: what is installed.")

(defun houserules--server (&rest _)
  "What eglot starts for the file of the buffer."
  (let* ((file (or buffer-file-name default-directory))
         (home (locate-dominating-file file "node_modules/.bin/houserules"))
         (installed (and home (expand-file-name "node_modules/.bin/houserules" home))))
    (append (or houserules-command (list (or installed "houserules"))) '("lsp" "--stdio"))))

(define-derived-mode houserules-mode prog-mode "Houserules"
  "For rules of card games."
  (setq-local comment-start "-- "
              comment-start-skip "--+ *"
              indent-tabs-mode nil
              tab-width 2))

(modify-syntax-entry ?- "_ 12" houserules-mode-syntax-table)
(modify-syntax-entry ?\n ">" houserules-mode-syntax-table)
(modify-syntax-entry ?\" "\"" houserules-mode-syntax-table)

(add-to-list 'auto-mode-alist '("\\.rules\\'" . houserules-mode))
(add-to-list 'eglot-server-programs '(houserules-mode . houserules--server))
(add-hook 'houserules-mode-hook #'eglot-ensure)

(provide 'houserules)
;;; houserules.el ends here
