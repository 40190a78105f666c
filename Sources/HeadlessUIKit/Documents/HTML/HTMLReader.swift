import Foundation

/// Reads the text of HTML, whatever it is: nothing fails, and time grows with its length.
struct HTMLReader {
  private var flow = HTMLFlow()
  private var sheet = CSSSheet()
  private var stack: [HTMLElement] = []
  /// Elements beyond the depth that is kept, which have no look of their own.
  private var deeper: [String: Int] = [:]

  /// [I] WebKit stops at some depth too.
  private static let depth = 256

  static func read(_ html: String) -> DocumentText {
    var reader = HTMLReader()
    // A file may end its lines in any way.
    let lines = html.replacingOccurrences(of: "\r\n", with: "\n")
    var tokens = HTMLTokenizer(lines.replacingOccurrences(of: "\r", with: "\n"))
    while let token = tokens.next() { reader.take(token) }
    while !reader.stack.isEmpty { reader.closeLast() }
    reader.flow.finish()
    return reader.flow.text
  }

  private mutating func take(_ token: HTMLToken) {
    switch token {
    case .text(let text): add(text)
    case .raw(let text):
      if stack.last?.name == "style" { sheet.add(text) } else { add(text) }
    case .start(let tag): open(tag)
    case .end(let name): close(name)
    }
  }

  private var style: HTMLStyle { stack.last?.style ?? Self.root }
  private static let root = HTMLStyle()
  private var isInList: Bool { style.listDepth > 0 }

  private mutating func add(_ text: String) {
    let style = style
    if style.isHidden { return }
    guard style.preservesSpace else { return flow.add(text, style.text) }
    // The first line break of such a block is none.
    let isFirst = stack.last.map { $0.name == "pre" && $0.start == flow.count } ?? false
    flow.addPreserved(isFirst && text.hasPrefix("\n") ? String(text.dropFirst()) : text, style.text)
  }
}

// MARK: - Beginnings

extension HTMLReader {
  private mutating func open(_ tag: HTMLTag) {
    closeWhatEnds(before: tag.name)
    if HTMLRole.empty.contains(tag.name) { return addEmpty(tag) }
    let role = HTMLRole(tag.name)
    if !style.isHidden { begin(role) }
    guard stack.count < Self.depth else {
      deeper[tag.name, default: 0] += 1
      return
    }
    stack.append(HTMLElement(tag, sheet: sheet, parent: style, start: flow.count))
    if role == .item, !style.isHidden { beginItem(tag) }
  }

  private mutating func beginItem(_ tag: HTMLTag) {
    let list = stack.lastIndex { $0.role == .list }
    let number = tag.attributes["value"].flatMap { Int($0) } ?? list.map { stack[$0].number } ?? 1
    if let list { stack[list].number = number < Int.max ? number + 1 : number }
    guard let marker = style.marker.text(number) else { return }
    flow.addMarker(marker, style.text)
  }

  private mutating func begin(_ role: HTMLRole) {
    if role == .cell, let row = stack.lastIndex(where: { $0.role == .row }) {
      if stack[row].number > 1 { flow.addTab(style.text) }
      stack[row].number += 1
    } else if role.breaks {
      let isPart = isInList && role == .block
      let endsTab = role == .list || role == .item
      flow.breakBlock(style.text, asSeparator: isPart, endsTab: endsTab)
    }
  }

  private mutating func addEmpty(_ tag: HTMLTag) {
    guard !style.isHidden else { return }
    switch tag.name {
    case "br":
      let block = stack.last { $0.role.isBlock }?.name ?? ""
      flow.breakLine(style.text, asSeparator: HTMLRole.paragraphs.contains(block))
    case "hr":
      flow.breakBlock(style.text, asSeparator: false)
      flow.addEmptyParagraph(style.text)
    // An image is what is written instead of it; UIKit attaches it.
    case "img": flow.add(tag.attributes["alt"] ?? "", style.text)
    default: break
    }
  }

  /// [D] Elements whose end tags may be left out (WHATWG HTML 13.1.2.4).
  private mutating func closeWhatEnds(before name: String) {
    switch name {
    case "li": closeOpen(["li"], inside: ["ul", "ol", "menu"])
    case "dt", "dd": closeOpen(["dt", "dd"], inside: ["dl"])
    case "td", "th": closeOpen(["td", "th"], inside: ["tr", "table"])
    case "tr": closeOpen(["tr"], inside: ["table"])
    case "tbody", "thead", "tfoot": closeOpen(["tbody", "thead", "tfoot"], inside: ["table"])
    case "a": if stack.last?.name == "a" { closeLast() }
    default:
      let role = HTMLRole(name)
      guard role == .block || role == .list || name == "hr" else { return }
      let end = stack.lastIndex { $0.role.isBlock }
      if let end, stack[end].name == "p" { closeAll(from: end) }
    }
  }

  private mutating func closeOpen(_ names: Set<String>, inside scope: Set<String>) {
    for index in stack.indices.reversed() {
      if scope.contains(stack[index].name) { return }
      if names.contains(stack[index].name) { return closeAll(from: index) }
    }
  }
}

// MARK: - Ends

extension HTMLReader {
  private mutating func close(_ name: String) {
    if let count = deeper[name], count > 0 {
      deeper[name] = count - 1
      if HTMLRole(name).breaks { flow.breakBlock(style.text, asSeparator: false) }
      return
    }
    // As browsers do.
    if name == "br" { return addEmpty(HTMLTag(name: "br")) }
    guard let index = stack.lastIndex(where: { $0.name == name }) else { return }
    if stack[index].role.isBlock {
      closeAll(from: index)
    } else {
      remove(at: index)
    }
  }

  private mutating func closeAll(from index: Int) {
    while stack.count > index { closeLast() }
  }

  private mutating func closeLast() {
    guard let element = stack.popLast(), element.role.breaks, !element.style.isHidden else {
      return
    }
    let isEmpty = element.role == .block && element.start == flow.count
    let isInCell = stack.contains { $0.role == .cell }
    let isPart = element.style.listDepth > 0 && element.role == .block
    if isEmpty, element.name != "table", !isInCell, !isPart {
      // [I] A block without text is an empty line.
      flow.addEmptyParagraph(element.style.text)
    } else {
      flow.breakBlock(
        element.style.text,
        asSeparator: isPart,
        endsTab: element.role == .item || element.role == .row
      )
    }
  }

  /// Takes an element out from below others that go on: `<b>a<i>b</b>c</i>`.
  private mutating func remove(at index: Int) {
    stack.remove(at: index)
    for index in index..<stack.count {
      stack[index].inherit(from: index > 0 ? stack[index - 1].style : Self.root)
    }
  }
}
