/**
 * The completion script of each shell. Scripts call signa itself, so they never go out of date. PowerShell drops an
 * empty argument, so it sends a space instead.
 */
export const scripts = {
  bash: `_signa() {
  local IFS=$'\\n'
  COMPREPLY=($(signa __complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
  if [[ \${COMPREPLY[0]-} == *= ]]; then compopt -o nospace 2>/dev/null; fi
}
complete -o default -F _signa signa`,
  zsh: `#compdef signa
_signa() {
  local -a found
  found=("\${(@f)$(signa __complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ \${found[1]} == *= ]]; then compadd -S '' -a found; else compadd -a found; fi
}
compdef _signa signa`,
  powershell: `Register-ArgumentCompleter -Native -CommandName signa -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $words = @($commandAst.CommandElements | Select-Object -Skip 1 | Where-Object { $_.Extent.EndOffset -le $cursorPosition } | ForEach-Object { $_.ToString() })
  if ($wordToComplete -eq '') { $words += ' ' }
  signa __complete '--' @words 2>$null | Where-Object { $_ } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}`,
  fish: `complete -c signa -f -a '(signa __complete -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'`,
} as const;
