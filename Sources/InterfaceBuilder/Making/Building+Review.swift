import HeadlessUIKit

extension Building {
  /// Reports what nothing reads of a part of an object, and of the parts of that.
  ///
  /// Elements that become objects report their own.
  func review(_ element: Element) {
    guard element.key != "userComments", !ElementKinds.isComplete(element.name),
      let known = InnerElements.table[element.name]
    else { return }
    for name in element.attributes.keys.sorted() { review(name, of: element, known) }
    reviewFont(element)
    for child in element.children where child.name != "nil" {
      if !known.knows(child) { reportUnknown(child) }
      review(child)
      if child.name == "color", colors.color(child) == nil {
        note(child, "a color of <\(element.name)> is unknown; it is ignored")
      }
    }
  }

  private func review(_ name: String, of element: Element, _ known: InnerElement) {
    guard let text = element[name] else { return }
    if known.references.contains(name) {
      guard !document.ids.contains(text) else { return }
      return note(element, "<\(element.name) \(name)=\"\(text)\"> refers to no element")
    }
    let isFit =
      known.knows(name) && known.words[name]?.contains(text) != false
      && (!known.numbers.contains(name) || AttributeText(raw: text).number != nil)
    if !isFit { report(name, text, of: element) }
  }

  /// Reports an attribute whose name or value nothing reads.
  func report(_ name: String, _ text: String, of element: Element) {
    note(element, "<\(element.name) \(name)=\"\(text)\"> is not supported; it is ignored")
  }

  func reportUnknown(_ child: Element) {
    let key = child.key.map { " key=\"\($0)\"" } ?? ""
    note(child, "<\(child.name)\(key)> is not supported; it is ignored")
  }

  /// The system's own fonts have names that start with a dot; a missing file of a font that the
  /// document lists is reported already.
  private func reviewFont(_ element: Element) {
    guard ["font", "fontDescription"].contains(element.name), let name = element["name"],
      !name.hasPrefix("."), !document.fonts.files.contains(where: { $0.fonts.contains(name) }),
      UIFont(name: name, size: UIFont.systemFontSize) == nil
    else { return }
    note(
      element,
      "no font here is called \(name); the system's is used instead",
      remedy: "add its file to the project, and to UIAppFonts in Info.plist"
    )
  }
}
