-- What somebody does in Neovim, step by step, each waiting for what the server answers. What was seen on the way is
-- written, as JSON, to the file that the environment names.

local seen = {}

local function wait(what, holds)
  if not vim.wait(20000, holds, 20) then
    error('waited in vain: ' .. what)
  end
end

local function messages()
  return vim.tbl_map(function(each)
    return (each.lnum + 1) .. ': ' .. each.message
  end, vim.diagnostic.get(0))
end

local function line_of(words)
  return vim.fn.search(words, 'w')
end

local function replace_line(words, by)
  vim.api.nvim_buf_set_lines(0, line_of(words) - 1, line_of(words), true, { by })
end

local function session()
  wait('a server', function()
    return #vim.lsp.buf_get_clients(0) > 0 and vim.lsp.buf_get_clients(0)[next(vim.lsp.buf_get_clients(0))].initialized
  end)
  seen.filetype = vim.bo.filetype

  -- Types something that is wrong, and is told.
  replace_line('  score of p gains 1', '  scoer of p gains 1')
  wait('a finding', function()
    return #vim.diagnostic.get(0) > 0
  end)
  seen.findings = messages()

  -- Takes the first of what can be done about it.
  vim.fn.cursor(line_of('scoer'), 4)
  vim.ui.select = function(items, options, choose)
    seen.fixes = vim.tbl_map(options.format_item, items)
    choose(items[1])
  end
  vim.lsp.buf.code_action({ apply = true })
  wait('the fix', function()
    return vim.fn.search('  score of p gains 1', 'nw') > 0
  end)
  wait('no more findings', function()
    return #vim.diagnostic.get(0) == 0
  end)

  -- Makes an example false, and is told once nothing has been typed for a while; then takes it back.
  replace_line('  score of p gains 1', '  score of p gains 2')
  wait('an example that does not hold', function()
    return #vim.diagnostic.get(0) > 0
  end)
  seen.failing = vim.tbl_map(function(each)
    return vim.split(each, '\n')[1]
  end, messages())
  replace_line('  score of p gains 2', '  score of p gains 1')

  -- Runs the examples, and asks what stands above lines.
  local address = { uri = vim.uri_from_bufnr(0) }
  local run = { command = 'houserules.runExamples', arguments = { address.uri } }
  for _, answer in pairs(vim.lsp.buf_request_sync(0, 'workspace/executeCommand', run, 20000)) do
    seen.ran = answer.result
  end
  wait('an example that holds', function()
    return #vim.diagnostic.get(0) == 0
  end)
  seen.lenses = {}
  for _, answer in pairs(vim.lsp.buf_request_sync(0, 'textDocument/codeLens', { textDocument = address }, 20000)) do
    for _, lens in ipairs(answer.result) do
      table.insert(seen.lenses, lens.command.title)
    end
  end

  -- Asks what may stand at the end of a line, and takes a word.
  replace_line('  score of p gains 1', '  score of p ')
  local line = line_of('  score of p $') - 1
  local at = { textDocument = vim.lsp.util.make_text_document_params(), position = { line = line, character = 13 } }
  seen.completions = {}
  for _, answer in pairs(vim.lsp.buf_request_sync(0, 'textDocument/completion', at, 20000)) do
    for _, item in ipairs(answer.result.items or answer.result) do
      table.insert(seen.completions, item.label)
      if item.label == 'gains' then
        vim.lsp.util.apply_text_edits({ item.textEdit }, 0, 'utf-16')
      end
    end
  end
  seen.completed = vim.fn.getline(line + 1)
  vim.api.nvim_buf_set_lines(0, line, line + 1, true, { seen.completed .. ' 1' })

  -- Renames, in the variant as well.
  vim.fn.cursor(line_of('^score of player'), 1)
  vim.lsp.buf.rename('points')
  wait('the new name', function()
    return vim.fn.search('^points of player', 'nw') > 0
  end)

  -- Lays out.
  replace_line('  finish', '  finish   ')
  if vim.lsp.buf.format then
    vim.lsp.buf.format({ timeout_ms = 20000 })
  else
    vim.lsp.buf.formatting_sync(nil, 20000)
  end
  vim.cmd('wall')
end

local ok, fault = xpcall(session, debug.traceback)
seen.fault = not ok and tostring(fault) or nil
seen.left = messages()
vim.fn.writefile({ vim.fn.json_encode(seen) }, vim.env.SEEN)
vim.cmd('qall!')
