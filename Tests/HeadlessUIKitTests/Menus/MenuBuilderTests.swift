import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Menus that responders build.
@MainActor
@Suite struct MenuBuilderTests {
  private let file = UIMenu(title: "File", identifier: .file)
  private let edit = UIMenu(
    title: "Edit",
    identifier: .edit,
    children: [UIMenu(title: "Find", identifier: .find)]
  )
  private let mine = UIMenu(title: "Mine", identifier: UIMenu.Identifier("mine"))

  private func builder() -> MenuBuilder {
    MenuBuilder(.main, root: UIMenu(identifier: .root, children: [file, edit]))
  }

  /// The titles of a menu and all below it.
  private func titles(_ menu: UIMenu) -> String {
    let inner = menu.children.map { ($0 as? UIMenu).map { titles($0) } ?? $0.title }
    return inner.isEmpty ? menu.title : "\(menu.title)(\(inner.joined(separator: " ")))"
  }

  @Test(.evidence(.documented))
  func menusAreInsertedReplacedAndRemoved() {
    let changes: [(MenuBuilder) -> Void] = [
      { $0.insertSibling(self.mine, beforeMenu: .file) },
      { $0.insertSibling(self.mine, afterMenu: .find) },
      { $0.insertChild(self.mine, atStartOfMenu: .edit) },
      { $0.insertChild(self.mine, atEndOfMenu: .root) },
      { $0.replace(menu: .find, with: self.mine) },
      { $0.replaceChildren(ofMenu: .edit) { $0 + [UIAction(title: "Sort") { _ in }] } },
      { $0.remove(menu: .edit) },
      { $0.remove(menu: .help) },
    ]
    let results = changes.map { change in
      let builder = builder()
      change(builder)
      return titles(builder.root)
    }
    #expect(
      results == [
        "(Mine File Edit(Find))", "(File Edit(Find Mine))", "(File Edit(Mine Find))",
        "(File Edit(Find) Mine)", "(File Edit(Mine))", "(File Edit(Find Sort))", "(File)",
        "(File Edit(Find))",
      ]
    )
  }

  @Test(.evidence(.documented))
  func elementsAreFoundByTheirNames() {
    let builder = builder()
    let (sort, id) = (UICommand(title: "Sort", action: "sort:", propertyList: 2), "save")
    let save = UIAction(title: "Save", identifier: .init(id)) { _ in }
    builder.replaceChildren(ofMenu: .find) { _ in [sort, save] }
    #expect(builder.system === UIMenuSystem.main)
    #expect(builder.menu(for: .edit)?.title == "Edit" && builder.menu(for: .help) == nil)
    #expect(builder.action(for: .init(id)) === save && builder.action(for: .init("a")) == nil)
    #expect(builder.command(for: "sort:", propertyList: 2) === sort)
    #expect(builder.command(for: "sort:", propertyList: nil) == nil)
  }

  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var builds = 0
    let mine = UIMenu(title: "Mine", identifier: UIMenu.Identifier("mine"))

    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      guard builder.system == UIMenuSystem.main else { return }
      builds += 1
      builder.remove(menu: .format)
      builder.insertSibling(mine, afterMenu: .edit)
    }
  }

  @Test(.evidence(.documented))
  func theAppsDelegateBuildsTheMenuBarAtLaunchAndWhenItIsAsked() throws {
    let (stage, delegate) = (Stage(device: .iPhone15), AppDelegate())
    stage.launch(delegate)
    let bar = try #require(stage.application.mainMenu)
    #expect(bar.children.map(\.title) == ["", "File", "Edit", "Mine", "View", "Window", "Help"])
    #expect(delegate.builds == 1)
    UIMenuSystem.main.setNeedsRebuild()
    UIMenuSystem.main.setNeedsRebuild()
    UIMenuSystem.context.setNeedsRebuild()
    stage.advance(by: 0)
    #expect(delegate.builds == 2)
  }

  /// A controller changes the edit menus of its views.
  @Test(.evidence(.documented))
  func theEditMenuIsBuiltByTheChainOfItsView() {
    final class Screen: UIViewController {
      override func buildMenu(with builder: any UIMenuBuilder) {
        guard builder.system == UIMenuSystem.context else { return }
        let look = UIMenu(
          options: .displayInline,
          children: [UIAction(title: "Look Up") { _ in }]
        )
        builder.insertSibling(look, afterMenu: .standardEdit)
      }
    }
    final class Giver: NSObject, UIEditMenuInteractionDelegate {
      var titles: [[String]] = []

      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        titles = suggestedActions.map { ($0 as? UIMenu)?.children.map(\.title) ?? [] }
        return nil
      }
    }
    let (stage, screen, giver) = (Stage(device: .iPhone15), Screen(), Giver())
    stage.show(screen)
    let interaction = UIEditMenuInteraction(delegate: giver)
    screen.view.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 1, y: 1))
    )
    #expect(giver.titles == [["Look Up"]])
  }
}
