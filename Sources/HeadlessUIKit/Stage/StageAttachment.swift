/// What a folder above the kernel keeps for each stage.
@MainActor
protocol StageAttachment: AnyObject {
  init(_ stage: Stage)
}

extension Stage {
  /// The stage's attachment of that type, made at its first use.
  func attachment<Kind: StageAttachment>(_ kind: Kind.Type) -> Kind {
    if let found = attachments[ObjectIdentifier(kind)] as? Kind { return found }
    let made = Kind(self)
    attachments[ObjectIdentifier(kind)] = made
    return made
  }
}
