/** The completion script of each shell. Scripts call signa itself, so they never go out of date. */
export const scripts = {
  bash: `_signa() {
  local IFS=$'\\n'
  COMPREPLY=($(signa __complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _signa signa`,
  zsh: `#compdef signa
_signa() {
  local -a found
  found=("\${(@f)$(signa __complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  compadd -a found
}
compdef _signa signa`,
  fish: `complete -c signa -f -a '(signa __complete -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'`,
} as const;
