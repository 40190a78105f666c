/// A group of elements with a title.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    // [I] The texts are not published.
    public static let root = Identifier("com.apple.menu.root")
    public static let application = Identifier("com.apple.menu.application")
    public static let file = Identifier("com.apple.menu.file")
    public static let edit = Identifier("com.apple.menu.edit")
    public static let format = Identifier("com.apple.menu.format")
    public static let view = Identifier("com.apple.menu.view")
    public static let window = Identifier("com.apple.menu.window")
    public static let help = Identifier("com.apple.menu.help")
    public static let about = Identifier("com.apple.menu.about")
    public static let preferences = Identifier("com.apple.menu.preferences")
    public static let services = Identifier("com.apple.menu.services")
    public static let hide = Identifier("com.apple.menu.hide")
    public static let quit = Identifier("com.apple.menu.quit")
    public static let newScene = Identifier("com.apple.menu.new-scene")
    public static let close = Identifier("com.apple.menu.close")
    public static let print = Identifier("com.apple.menu.print")
    public static let undoRedo = Identifier("com.apple.menu.undo-redo")
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    public static let find = Identifier("com.apple.menu.find")
    public static let replace = Identifier("com.apple.menu.replace")
    public static let share = Identifier("com.apple.menu.share")
    public static let textStyle = Identifier("com.apple.menu.text-style")
    public static let spelling = Identifier("com.apple.menu.spelling")
    public static let substitutions = Identifier("com.apple.menu.substitutions")
    public static let transformations = Identifier("com.apple.menu.transformations")
    public static let speech = Identifier("com.apple.menu.speech")
    public static let lookup = Identifier("com.apple.menu.lookup")
    public static let learn = Identifier("com.apple.menu.learn")
    public static let font = Identifier("com.apple.menu.font")
    public static let text = Identifier("com.apple.menu.text")
    public static let toolbar = Identifier("com.apple.menu.toolbar")
    public static let fullscreen = Identifier("com.apple.menu.fullscreen")
    public static let minimizeAndZoom = Identifier("com.apple.menu.minimize-and-zoom")
    public static let bringAllToFront = Identifier("com.apple.menu.bring-all-to-front")
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    // [D] UIMenu.h
    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// [D] The size of the elements.
  public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }

  open var preferredElementSize = ElementSize.automatic
  /// [D] Unique unless one was given.
  open private(set) lazy var identifier = Identifier(StageCore.ambient.part(MenuNames.self).next())
  open private(set) var options: Options = []
  open private(set) var children: [UIMenuElement] = []

  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    preferredElementSize: ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) {
    self.init()
    self.preferredElementSize = preferredElementSize
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    (self.options, self.children) = (options, children)
    if let identifier { self.identifier = identifier }
  }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      preferredElementSize: preferredElementSize,
      children: newChildren
    )
  }

  /// [D] The selected elements, including those of inline submenus.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      switch child {
      case let leaf as any UIMenuLeaf: leaf.state == .on ? [leaf] : []
      case let menu as UIMenu where menu.options.contains(.displayInline): menu.selectedElements
      default: []
      }
    }
  }
}

/// [D] Menus without an identifier get one of their own.
private final class MenuNames: StagePart {
  private var count = 0

  func next() -> String {
    count += 1
    return "menu.\(count)"
  }
}
