extension Rule {
  /// `override var delegate: UITableViewDelegate?`: a property that can be set keeps its type here,
  /// where the delegate of every scroll view is a `UIScrollViewDelegate`.
  static let delegateOverrides = Rule(name: "delegates") { draft in
    let module = draft.module
    for name in module.names {
      guard let record = module.types[name], module.isClass(record),
        module.fullLineage(of: record).contains("UIScrollView")
      else { continue }
      for location in record.members { widen(location, &draft) }
    }
  }

  private static func widen(_ location: Module.Location, _ draft: inout Draft) {
    let member = draft.module[location]
    let file = draft.module.source(of: location)
    guard member.kind == .variable, member.name == "delegate", member.has(.override),
      let type = member.type,
      let known = type.first(where: { delegates.contains(file.text($0)) }), let body = member.body
    else { return }
    draft.replace(known..<known + 1, in: location.source, by: "UIScrollViewDelegate")
    for index in body where file.is(index, "newValue") || file.is(index, "oldValue") {
      guard file.kind(index - 1) != .dot, file.kind(index + 1) != .colon else { continue }
      draft.replace(
        index..<index + 1,
        in: location.source,
        by: "(\(file.text(index)) as? any \(file.text(known)))"
      )
    }
    draft.rewrote(
      "the delegate of a list has the type of any scroll view's",
      by: "delegates",
      at: known,
      in: location.source
    )
  }

  private static let delegates: Set<String> = [
    "UITableViewDelegate", "UICollectionViewDelegate", "UITextViewDelegate",
    "UICollectionViewDelegateFlowLayout",
  ]
}
