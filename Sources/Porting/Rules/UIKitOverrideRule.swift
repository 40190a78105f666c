extension Rule {
  /// Overrides in extensions of UIKit's own classes: the member is replaced for the class that has
  /// it, and asks whether the object is one that the extension is for.
  static let uikitOverrides = Rule(name: "UIKit's overrides") { draft in
    let module = draft.module
    var replaced: [Replacement.Member: [Replacement]] = [:]
    for name in module.foreignNames {
      guard let record = module.types[name] else { continue }
      for location in record.members where module[location].has(.override) {
        guard let replacement = Replacement(location, of: name, in: module) else { continue }
        replacement.keepBody(&draft)
        replaced[replacement.member, default: []].append(replacement)
      }
    }
    for (_, replacements) in replaced.sorted(by: {
      ($0.key.name, $0.key.owner) < ($1.key.name, $1.key.owner)
    }) {
      // A subclass is asked before its superclass.
      let ordered = replacements.sorted { ($0.depth, $1.heir) > ($1.depth, $0.heir) }
      ordered[0].declare(ordered, &draft)
    }
  }
}

/// An override in an extension of a UIKit class.
private struct Replacement {
  /// A member, and the class that has it.
  struct Member: Hashable {
    let owner: String
    let name: String
  }

  let location: Module.Location
  let module: Module
  let heir: String
  let member: Member

  private var declaration: Declaration { module[location] }
  private var source: Source { module.source(of: location) }
  private var keptName: String { declaration.name + "Of" + heir }
  var depth: Int { UIKitClasses.lineage(of: heir).count }

  init?(_ location: Module.Location, of heir: String, in module: Module) {
    let declaration = module[location]
    let hasType = declaration.kind == .variable && declaration.type != nil
    guard declaration.kind == .function || hasType, !declaration.isStatic,
      declaration.generics == nil, declaration.body != nil, !declaration.hasObservers,
      let owner = ReplaceableMembers.owner(of: declaration.fullName, for: heir)
    else { return nil }
    self.location = location
    self.module = module
    self.heir = heir
    member = Member(owner: owner, name: declaration.fullName)
  }

  /// The app's code stays where it is, under another name; its `super` finds the replaced member,
  /// which knows that it is asked from here.
  func keepBody(_ draft: inout Draft) {
    for modifier in declaration.modifiers where [.override, .open].contains(modifier.word) {
      draft.remove(modifier.range, in: location.source)
    }
    let name = declaration.nameToken
    draft.replace(name..<name + 1, in: location.source, by: keptName)
    draft.markForwarded(location)
    draft.rewrote(
      "an override in an extension of a UIKit class",
      by: "UIKit's overrides",
      at: declaration.keyword,
      in: location.source
    )
  }

  /// Declares what replaces the member, at the end of the extension.
  func declare(_ all: [Replacement], _ draft: inout Draft) {
    guard let parent = declaration.parent, let body = source.declarations[parent].body else {
      return
    }
    let questions = all.map(\.question).joined(separator: "; ")
    let isOfActor = !ReplaceableMembers.ofRootClass.contains(member.name)
    let text =
      "; extension \(member.owner) { @_dynamicReplacement(for: \(member.name)) "
      + (isOfActor ? head + " { \(questions)" : "nonisolated \(head) { \(onMainActor(questions))")
      + "; return \(call(declaration.name)) } }"
    draft.insert(text, after: body.upperBound, in: location.source)
  }

  /// The app's code belongs to the main actor, unlike the member.
  private func onMainActor(_ questions: String) -> String {
    let type = declaration.type.map(source.flat) ?? "Void"
    let closure = "{ () -> (\(type))? in \(questions); return nil }"
    return "if let answer = MainActor.assumeIsolated(\(closure)) { return answer }"
  }

  private var head: String {
    let name = declaration.name + "Replaced"
    let type = declaration.type.map(source.flat)
    guard declaration.kind == .function else { return "var \(name)\(type.map { ": " + $0 } ?? "")" }
    let parameters = declaration.parameters.enumerated().map { index, parameter in
      "\(parameter.label ?? "_") value\(index): \(source.flat(parameter.type))"
    }
    let result = type.map { " -> " + $0 } ?? ""
    return "func \(name)(\(parameters.joined(separator: ", ")))\(result)"
  }

  private func call(_ name: String) -> String {
    guard declaration.kind == .function else { return name }
    let arguments = declaration.parameters.enumerated().map { index, parameter in
      (parameter.label.map { $0 + ": " } ?? "") + "value\(index)"
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private var question: String {
    "if let object = self as? \(heir), let answer = ReplacedMember.answer(\"\(member.name)\","
      + " heir: \"\(heir)\", of: object, { object.\(call(keptName)) }) { return answer }"
  }
}
