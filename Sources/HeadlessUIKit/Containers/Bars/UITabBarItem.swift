@preconcurrency public import Foundation
public import Geometry

/// What a tab bar shows for one of its screens.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  // [D] The numbers of UITabBarItem.h.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed

    // [W]
    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    (title, self.tag) = (systemItem.title, tag)
    image = systemItem == .more ? Self.dots : UIImage(systemName: "star.fill")
  }

  /// Three dots in a row. [W]
  private static var dots: UIImage {
    let (side, dot) = (25.0, 5.0)  // [W], [I]
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side))
    let image = renderer.image { context in
      for index in 0..<3 {
        let x = (side - dot) / 2 * Double(index)
        let box = CGRect(x: x, y: (side - dot) / 2, width: dot, height: dot)
        context.cgContext.fillEllipse(in: box)
      }
    }
    return image.withRenderingMode(.alwaysTemplate)
  }

  open var selectedImage: UIImage? {
    didSet { changed() }
  }
  open var badgeValue: String? {
    didSet { changed() }
  }
  open var badgeColor: UIColor? {
    didSet { changed() }
  }
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { changed() }
  }
  open var standardAppearance: UITabBarAppearance? {
    didSet { changed() }
  }
  open var scrollEdgeAppearance: UITabBarAppearance?

  private var badgeAttributes = StateTable<[NSAttributedString.Key: Any]>()
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    changed()
  }
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }
}
