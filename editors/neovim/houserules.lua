-- Houserules in Neovim 0.7 and later. Copy it to ~/.config/nvim/plugin/, or write `dofile('…/houserules.lua')` in init.lua.
--
-- It starts the `houserules` that is installed beside the rules (node_modules/.bin, in the file's folder or above), or else
-- the one of the path; `vim.g.houserules_cmd = { 'node', '/path/to/cli/bin.js' }` names another.

if vim.filetype and vim.filetype.add then
  vim.filetype.add({ extension = { rules = 'houserules' } })
end

local group = vim.api.nvim_create_augroup('houserules', { clear = true })

-- Neovim takes `.rules` for rules of udev until it is told otherwise; versions before 0.8 do not ask `vim.filetype`.
vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
  group = group,
  pattern = '*.rules',
  callback = function(event)
    vim.bo[event.buf].filetype = 'houserules'
  end,
})

--- The program for a file, and the folder that the server looks for games in.
local function program_for(path)
  local folder = vim.fn.fnamemodify(path, ':p:h')
  local installed = vim.fn.findfile('node_modules/.bin/houserules', folder .. ';')
  if installed ~= '' then
    installed = vim.fn.fnamemodify(installed, ':p')
  end
  local git = vim.fn.finddir('.git', folder .. ';')
  local root = folder
  if installed ~= '' then
    root = vim.fn.fnamemodify(installed, ':h:h:h')
  elseif git ~= '' then
    root = vim.fn.fnamemodify(git, ':p:h:h')
  end
  local cmd = vim.g.houserules_cmd or { installed ~= '' and installed or 'houserules' }
  return vim.list_extend(vim.deepcopy(cmd), { 'lsp', '--stdio' }), root
end

-- Neovim before 0.10 waits to be told of findings, and the server to be asked.
local asks_itself = vim.fn.has('nvim-0.10') == 1
local findings = vim.api.nvim_create_namespace('houserules')

local function show_findings(buffer, items)
  local shown = {}
  for _, item in ipairs(items) do
    local from, to = item.range.start, item.range['end']
    table.insert(shown, {
      lnum = from.line,
      col = from.character,
      end_lnum = to.line,
      end_col = to.character,
      severity = item.severity,
      message = item.message,
      source = item.source,
      code = item.code,
      user_data = { lsp = item },
    })
  end
  vim.diagnostic.set(findings, buffer, shown)
end

local function ask_for_findings(client, buffer)
  local asked = vim.api.nvim_buf_get_changedtick(buffer)
  local about = { textDocument = vim.lsp.util.make_text_document_params(buffer) }
  client.request('textDocument/diagnostic', about, function(err, answer)
    local here = vim.api.nvim_buf_is_loaded(buffer)
    if not err and answer and here and asked == vim.api.nvim_buf_get_changedtick(buffer) then
      show_findings(buffer, answer.items or {})
    end
  end, buffer)
end

--- Asks at once, and again whenever the text has changed.
local function keep_asking(client, buffer)
  ask_for_findings(client, buffer)
  vim.api.nvim_buf_attach(buffer, false, {
    on_lines = function()
      -- By then the server has been told of the change.
      vim.defer_fn(function()
        if vim.api.nvim_buf_is_loaded(buffer) and not client.is_stopped() then
          ask_for_findings(client, buffer)
        end
      end, 200)
    end,
  })
end

local started = {}

local function serve(buffer)
  local cmd, root = program_for(vim.api.nvim_buf_get_name(buffer))
  if vim.fn.executable(cmd[1]) == 0 then
    vim.notify_once('houserules: there is no ' .. cmd[1] .. '; run `npm install` beside the rules, or set vim.g.houserules_cmd')
    return
  end
  local config = { name = 'houserules', cmd = cmd, root_dir = root }
  if not asks_itself then
    config.capabilities = vim.lsp.protocol.make_client_capabilities()
    config.capabilities.textDocument.diagnostic = { dynamicRegistration = false }
    config.on_attach = keep_asking
  end
  if vim.lsp.start then
    vim.lsp.start(config)
    return
  end
  started[root] = started[root] or vim.lsp.start_client(vim.tbl_extend('keep', config, {
    on_exit = function()
      started[root] = nil
    end,
  }))
  vim.lsp.buf_attach_client(buffer, started[root])
end

vim.api.nvim_create_autocmd('FileType', {
  group = group,
  pattern = 'houserules',
  callback = function(event)
    local buffer = event.buf
    vim.bo[buffer].commentstring = '-- %s'
    vim.bo[buffer].comments = ':--'
    vim.bo[buffer].shiftwidth = 2
    vim.bo[buffer].expandtab = true
    vim.bo[buffer].omnifunc = 'v:lua.vim.lsp.omnifunc'
    serve(buffer)
  end,
})
