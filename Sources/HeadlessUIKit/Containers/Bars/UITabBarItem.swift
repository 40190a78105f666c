@preconcurrency public import Foundation
public import Geometry

/// The tab bar's content for one screen.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  // [D] The raw values of UITabBarItem.h.
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

    // [W]
    var symbol: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "square.and.arrow.down.fill"
      case .mostViewed: "list.number"
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
    image = UIImage(systemName: systemItem.symbol)
    isSystemItem = true
  }

  private var isSystemItem = false
  /// [W] That of a system item stays, whatever the title of its controller.
  open override var title: String? {
    get { super.title }
    set { if !isSystemItem { super.title = newValue } }
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
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { changed() }
  }

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
