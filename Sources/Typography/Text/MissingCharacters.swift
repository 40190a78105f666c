/// Characters of a text that no declared font has.
package struct MissingCharacters: Hashable, Sendable {
  /// Of all of them; nil for characters that no single script has, such as symbols and icons.
  package let script: ScriptName?
  /// In the order of their code points; at least one.
  package let characters: [Unicode.Scalar]

  /// By which a script is known again.
  package struct ScriptName: Hashable, Sendable {
    private let script: Script

    fileprivate init?(_ script: Script) {
      guard !script.isShared else { return nil }
      self.script = script
    }
  }
}

extension TextLayout {
  /// What is missing, script by script.
  package var missingByScript: [MissingCharacters] {
    let groups = Dictionary(grouping: missing) { MissingCharacters.ScriptName(Script.of($0)) }
    return groups.map { MissingCharacters(script: $0.key, characters: $0.value) }
      .sorted { $0.characters[0] < $1.characters[0] }
  }
}
