import Foundation
import HeadlessUIKit
import Testing

/// Members that only few classes override: the framework asks them, and not those of UIKit.
@MainActor
@Suite struct OverriddenMemberTests {
  private final class Box: UIView {
    let hidden = UIView()
    var added = 0

    override func viewWithTag(_ tag: Int) -> UIView? {
      tag == 7 ? hidden : super.viewWithTag(tag)
    }
    override func addConstraints(_ constraints: [NSLayoutConstraint]) {
      added += constraints.count
      super.addConstraints(constraints)
    }
    override var showsLargeContentViewer: Bool {
      get { true }
      set {}
    }
    override var largeContentTitle: String? {
      get { "Box" }
      set {}
    }
    override class func userInterfaceLayoutDirection(
      for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { .rightToLeft }
  }

  @Test func aViewFindsWhatItsSubviewsKnow() {
    let (parent, box) = (UIView(), Box())
    parent.addSubview(box)
    #expect(parent.viewWithTag(7) === box.hidden)
    box.tag = 3
    #expect(parent.viewWithTag(3) === box)
  }

  @Test func viewsDecideOverTheirConstraints() {
    let box = Box()
    box.addConstraints([box.widthAnchor.constraint(equalToConstant: 10)])
    #expect(box.added == 1 && box.constraints.count == 1)
  }

  @Test func respondersHaveShortcutsOfTheirOwn() {
    final class Field: UITextField {
      let shortcuts = UITextInputAssistantItem()
      override var inputAssistantItem: UITextInputAssistantItem { shortcuts }
    }
    let field = Field()
    let responder: UIResponder = field
    #expect(responder.inputAssistantItem === field.shortcuts)
    let group = UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
    responder.inputAssistantItem.trailingBarButtonGroups = [group]
    #expect(field.shortcuts.trailingBarButtonGroups == [group])
  }

  @Test func viewsDecideWhatIsShownEnlarged() {
    let item: any UILargeContentViewerItem = Box()
    #expect(item.showsLargeContentViewer && item.largeContentTitle == "Box")
    let kind: UIView.Type = Box.self
    #expect(kind.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
  }

  private final class Screen: UIViewController, UIViewControllerPreviewingDelegate {
    final class Edge: UILayoutGuide, UILayoutSupport {
      let length: CGFloat = 44
    }

    let board = UIStoryboard(name: "Own", bundle: nil)
    var previewed: [UIView] = []

    override var storyboard: UIStoryboard? { board }
    override var topLayoutGuide: any UILayoutSupport { Edge() }
    override func registerForPreviewing(
      with delegate: any UIViewControllerPreviewingDelegate,
      sourceView: UIView
    ) -> any UIViewControllerPreviewing {
      previewed.append(sourceView)
      return super.registerForPreviewing(with: delegate, sourceView: sourceView)
    }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) {}
  }

  @Test func controllersHaveStoryboardsAndGuidesOfTheirOwn() {
    let (screen, view) = (Screen(), UIView())
    let controller: UIViewController = screen
    #expect(controller.storyboard === screen.board)
    #expect(controller.topLayoutGuide.length == 44)
    controller.registerForPreviewing(with: screen, sourceView: view)
    #expect(screen.previewed == [view])
  }

  @Test func tabBarControllersDecideHowTheirBarIsHidden() {
    final class Tabs: UITabBarController {
      var asked: [Bool] = []
      override func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        asked.append(hidden)
        super.setTabBarHidden(hidden, animated: animated)
      }
    }
    let own = Tabs()
    let controller: UITabBarController = own
    controller.isTabBarHidden = true
    #expect(own.asked == [true] && controller.isTabBarHidden)
  }

  @Test func controlsDecideWhatTheirActionIs() {
    final class Dial: UIControl {
      var turns = 0
      override func performPrimaryAction() {
        turns += 1
        super.performPrimaryAction()
      }
    }
    let dial = Dial()
    let control: UIControl = dial
    var heard = 0
    control.addAction(UIAction { _ in heard += 1 }, for: .primaryActionTriggered)
    control.performPrimaryAction()
    #expect(dial.turns == 1 && heard == 1)
  }

  @Test func listsDecideWhereTheirHeadersAre() {
    final class List: UICollectionView {
      override func layoutAttributesForSupplementaryElement(
        ofKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? { UICollectionViewLayoutAttributes() }
    }
    let list: UICollectionView = List(
      frame: CGRect(x: 0, y: 0, width: 10, height: 10),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let header = UICollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: 0)
    #expect(list.layoutAttributesForSupplementaryElement(ofKind: header, at: path) != nil)
  }

  @Test func appsDecideHowTheyRegister() {
    final class App: UIApplication {
      var registered = false
      override func registerForRemoteNotifications() { registered = true }
      override var supportsAlternateIcons: Bool { false }
      override func beginBackgroundTask(
        withName taskName: String?,
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
      ) -> UIBackgroundTaskIdentifier { .invalid }
    }
    let own = App()
    let app: UIApplication = own
    app.registerForRemoteNotifications()
    #expect(own.registered && !app.supportsAlternateIcons)
    #expect(app.beginBackgroundTask() == .invalid)
  }

  @Test func valuesOfTheSystemAreMadeForTests() {
    final class Move: UICollectionViewUpdateItem {
      override init() { super.init() }
      override var updateAction: UICollectionViewUpdateItem.Action { .move }
      override var indexPathBeforeUpdate: IndexPath? { IndexPath(item: 1, section: 0) }
    }
    final class Card: UIPrintPaper {
      override init() { super.init() }
      override var paperSize: CGSize { CGSize(width: 252, height: 144) }
    }
    final class Keys: UIInputView {
      override var inputViewStyle: UIInputView.Style { .keyboard }
    }
    final class Line: NSLayoutConstraint {
      override var multiplier: CGFloat { 2 }
    }
    let (item, paper): (UICollectionViewUpdateItem, UIPrintPaper) = (Move(), Card())
    #expect(item.updateAction == .move && item.indexPathBeforeUpdate?.item == 1)
    #expect(item.indexPathAfterUpdate == nil && paper.paperSize.width == 252)
    let (view, constraint): (UIInputView, NSLayoutConstraint) = (Keys(), Line())
    #expect(view.inputViewStyle == .keyboard && constraint.multiplier == 2)
  }

  @Test func respondersAreDescribedInTheirOwnWay() {
    final class Row: UIView {
      override var accessibilityContainerType: UIAccessibilityContainerType {
        get { .list }
        set {}
      }
      override var editingInteractionConfiguration: UIEditingInteractionConfiguration { .none }
      override func accessibilityElementIsFocused() -> Bool { true }
    }
    let (row, plain): (UIView, UIView) = (Row(), UIView())
    #expect(row.accessibilityContainerType == .list && plain.accessibilityContainerType == .none)
    #expect(row.editingInteractionConfiguration == .none)
    #expect(plain.editingInteractionConfiguration == .default)
    #expect(row.accessibilityElementIsFocused() && !plain.accessibilityElementIsFocused())
    plain.accessibilityValue = "half"
    #expect(plain.accessibilityAttributedValue?.string == "half")
    plain.accessibilityAttributedHint = NSAttributedString(string: "Opens")
    #expect(plain.accessibilityHint == "Opens")
    plain.accessibilityNavigationStyle = .combined
    plain.isAccessibilityElement = true
    #expect(plain.accessibilityRespondsToUserInteraction)
    plain.accessibilityRespondsToUserInteraction = false
    #expect(!plain.accessibilityRespondsToUserInteraction)
    #expect(plain.accessibilityNavigationStyle == .combined)
  }

  @Test func controllersMayWantThePointer() {
    final class Game: UIViewController {
      override var prefersPointerLocked: Bool { true }
    }
    let screen: UIViewController = Game()
    #expect(screen.prefersPointerLocked && screen.childViewControllerForPointerLock == nil)
  }

  @Test func controllersMayKeepTheirKeysThemselves() {
    final class Game: UIViewController {
      var added: [UIKeyCommand] = []
      override func addKeyCommand(_ keyCommand: UIKeyCommand) {
        added.append(keyCommand)
        super.addKeyCommand(keyCommand)
      }
      override func removeKeyCommand(_ keyCommand: UIKeyCommand) { added = [] }
    }
    let game = Game()
    let screen: UIViewController = game
    let key = UIKeyCommand(input: "a", modifierFlags: [], action: "jump")
    screen.addKeyCommand(key)
    #expect(game.added == [key] && screen.keyCommands == [key])
    screen.removeKeyCommand(key)
    #expect(game.added == [] && screen.keyCommands == [key])
    let plain = UIViewController()
    plain.addKeyCommand(key)
    plain.removeKeyCommand(key)
    #expect(plain.keyCommands == nil)
  }

  /// On iOS only controllers have these methods, so that the names are free in views.
  @Test func viewsMayHaveKeyMethodsOfTheirOwn() {
    final class Board: UIView {
      var keys: [UIKeyCommand] = []
      func addKeyCommand(_ keyCommand: UIKeyCommand) { keys.append(keyCommand) }
    }
    let board = Board()
    board.addKeyCommand(UIKeyCommand(input: "a", modifierFlags: [], action: "jump"))
    #expect(board.keys.count == 1 && board.keyCommands == nil)
  }

  @Test func respondersStyleInTheirOwnWay() {
    final class Canvas: UIView {
      var styles: [String] = []
      override func toggleBoldface(_ sender: Any?) { styles.append("bold") }
      override func toggleItalics(_ sender: Any?) { styles.append("italic") }
      override func toggleUnderline(_ sender: Any?) { styles.append("underline") }
    }
    let canvas = Canvas()
    let responder: UIResponder = canvas
    responder.toggleBoldface(nil)
    responder.toggleItalics(nil)
    responder.toggleUnderline(nil)
    #expect(canvas.styles == ["bold", "italic", "underline"])
  }

  @Test func layoutManagersFillBackgroundsInTheirOwnWay() {
    final class Rounder: NSLayoutManager {
      var fills: [(count: Int, range: NSRange)] = []
      override func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>,
        count rectCount: Int,
        forCharacterRange charRange: NSRange,
        color: UIColor
      ) { fills.append((rectCount, charRange)) }
    }
    let (storage, manager) = (NSTextStorage(string: "one two three"), Rounder())
    storage.addLayoutManager(manager)
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 400, height: 100)))
    for (place, color) in [(0, UIColor.red), (8, .blue)] {
      let word = NSRange(location: place, length: place == 0 ? 3 : 5)
      storage.addAttribute(.backgroundColor, value: color, range: word)
    }
    _ = UIGraphicsImageRenderer(size: CGSize(width: 400, height: 100)).image { _ in
      manager.drawBackground(
        forGlyphRange: NSRange(location: 0, length: storage.length),
        at: .zero
      )
    }
    #expect(manager.fills.map(\.count) == [1, 1])
    #expect(manager.fills.map(\.range.location) == [0, 8])
    #expect(manager.fills.map(\.range.length) == [3, 5])
  }
}
