import UIKit

class Photo: NSObject {
  let imageName: String
  let comment: String
  var rating = 3
  init(imageName: String, comment: String) {
    self.imageName = imageName
    self.comment = comment
  }
}

class Conversation: NSObject {
  let name: String
  let photos: [Photo]
  init(name: String, photos: [Photo]) {
    self.name = name
    self.photos = photos
  }
}

/// Gives its child regular width on a wide phone.
class TraitOverrideViewController: UIViewController, UISplitViewControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    if let split = children.first as? UISplitViewController {
      split.delegate = self
      split.preferredDisplayMode = .allVisible
    }
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if size.width > 320.0 {
      forced = size.width > 500 ? UITraitCollection(horizontalSizeClass: .regular) : nil
    }
  }

  var forced: UITraitCollection? {
    didSet {
      for child in children { setOverrideTraitCollection(forced, forChild: child) }
    }
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  override var childForStatusBarStyle: UIViewController? { children.first }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    guard let photo = secondaryViewController.containedPhoto() else { return true }
    guard let nav = primaryViewController as? UINavigationController else { return false }
    for controller in nav.viewControllers.reversed() where controller.contains(photo) {
      return false
    }
    return false
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    guard let nav = primaryViewController as? UINavigationController else { return nil }
    if nav.viewControllers.contains(where: { $0.containedPhoto() != nil }) { return nil }
    return EmptyViewController()
  }
}

extension UIViewController {
  func containedPhoto() -> Photo? {
    if let photo = self as? PhotoViewController { return photo.photo }
    return (self as? UINavigationController)?.topViewController?.containedPhoto()
  }
  func contains(_ photo: Photo) -> Bool {
    if let list = self as? ConversationViewController {
      return list.conversation.photos.contains(photo)
    }
    return containedPhoto() == photo
  }
}

class EmptyViewController: UIViewController {
  override func loadView() {
    let view = UIView()
    view.backgroundColor = .white
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = NSLocalizedString("No Conversation Selected", comment: "")
    label.textColor = UIColor(white: 0, alpha: 0.4)
    label.font = UIFont.preferredFont(forTextStyle: .headline)
    view.addSubview(label)
    NSLayoutConstraint(
      item: label,
      attribute: .centerX,
      relatedBy: .equal,
      toItem: view,
      attribute: .centerX,
      multiplier: 1,
      constant: 0
    ).isActive = true
    NSLayoutConstraint(
      item: label,
      attribute: .centerY,
      relatedBy: .equal,
      toItem: view,
      attribute: .centerY,
      multiplier: 1,
      constant: 0
    ).isActive = true
    self.view = view
  }
}

class ConversationViewController: UITableViewController {
  let conversation: Conversation
  init(_ conversation: Conversation) {
    self.conversation = conversation
    super.init(style: .plain)
    title = conversation.name
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Photo")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for indexPath in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: indexPath, animated: animated)
    }
    NotificationCenter.default.addObserver(
      self,
      selector: Selector("targetChanged", ConversationViewController.targetChanged),
      name: UIViewController.showDetailTargetDidChangeNotification,
      object: nil
    )
  }
  func targetChanged() {
    for cell in tableView.visibleCells {
      guard let indexPath = tableView.indexPath(for: cell) else { continue }
      tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    conversation.photos.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Photo", for: indexPath)
    cell.textLabel?.text = conversation.photos[indexPath.row].comment
    return cell
  }
  override func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    let pushes = splitViewController?.isCollapsed ?? true
    cell.accessoryType = pushes ? .disclosureIndicator : .none
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let controller = PhotoViewController(conversation.photos[indexPath.row])
    let number = indexPath.row + 1
    controller.title = "\(number) of \(conversation.photos.count)"
    controller.navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
    controller.navigationItem.leftItemsSupplementBackButton = true
    showDetailViewController(UINavigationController(rootViewController: controller), sender: self)
  }
}

class PhotoViewController: UIViewController {
  let photo: Photo
  private let overlay = UIVisualEffectView(effect: UIBlurEffect(style: .light))
  private let rating = UILabel()

  init(_ photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }

  override func loadView() {
    let imageView = UIImageView()
    imageView.backgroundColor = .darkGray
    imageView.isUserInteractionEnabled = true
    imageView.contentMode = .scaleAspectFill
    view = imageView
    overlay.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(overlay)
    rating.text = "★★★"
    rating.translatesAutoresizingMaskIntoConstraints = false
    overlay.contentView.addSubview(rating)
    let views: [String: Any] = ["overlay": overlay, "rating": rating]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[overlay]|",
        options: [],
        metrics: nil,
        views: views
      )
    )
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[rating]-|",
        options: [],
        metrics: nil,
        views: views
      )
    )
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-[rating]-|",
        options: [],
        metrics: nil,
        views: views
      )
    )
    overlay.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    rating.isHidden = traitCollection.verticalSizeClass == .compact
  }
}

class AdaptiveAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let photos = (1...4).map { Photo(imageName: "p\($0)", comment: "Photo \($0)") }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(
        rootViewController: ConversationViewController(
          Conversation(name: "Holiday", photos: photos)
        )
      ),
      EmptyViewController(),
    ]
    let top = TraitOverrideViewController()
    top.addChild(split)
    top.view.addSubview(split.view)
    split.view.frame = top.view.bounds
    split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    split.didMove(toParent: top)
    split.delegate = top
    split.preferredDisplayMode = .allVisible
    window.rootViewController = top
    self.window = window
    window.makeKeyAndVisible()
    return true
  }
}
