import Foundation
import Scene
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct UIMenuTests {
  @Test func `a menu keeps its children in order`() {
    let rename = UIAction(title: "Rename", image: UIImage(), state: .on) { _ in }
    let delete = UIAction(title: "Delete", attributes: [.destructive, .disabled]) { _ in }
    let more = UIMenu(title: "More", options: .displayInline, children: [rename])
    let menu = UIMenu(title: "File", children: [more, delete])
    #expect(menu.children == [more, delete])
    #expect(menu.selectedElements == [rename])
    #expect(menu.replacingChildren([delete]).children == [delete])
    #expect(menu.replacingChildren([]).title == "File")
    #expect(delete.attributes.contains(.destructive))
  }

  @Test func `an action of the same identifier takes the place of the one before`() {
    let button = UIButton()
    var heard: [String] = []
    let id = UIAction.Identifier("save")
    button.addAction(UIAction(identifier: id) { _ in heard.append("old") }, for: .touchUpInside)
    button.addAction(UIAction(identifier: id) { _ in heard.append("new") }, for: .touchUpInside)
    button.addAction(UIAction { _ in heard.append("other") }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(heard == ["new", "other"])
  }

  @Test func `a button takes over its primary action's image`() {
    let image = UIImage()
    let action = UIAction(title: "Go", image: image) { _ in }
    #expect(UIButton(type: .system, primaryAction: action).currentImage === image)
    let filled = UIButton(configuration: .filled(), primaryAction: action)
    #expect(filled.configuration?.image === image)
  }
}
