import Foundation
import Scene

/// The loading state of a controller's view (rules loading.*).
enum ViewLoading {
  case notLoaded
  /// Inside `loadView`: reading `view` now would recurse.
  case loading
  case loaded(UIView)
}

extension UIViewController {
  var loadedView: UIView? {
    if case .loaded(let view) = loading { view } else { nil }
  }

  /// Loads the view on first use; `viewDidLoad` follows exactly once. [D] rule loading.order
  func loadOnce() {
    guard case .notLoaded = loading else { return refuseToLoadTwice() }
    loading = .loading
    tell(.callback(.loadView)) { loadView() }
    if case .loading = loading {
      raise(
        "-[\(name) loadView] ended without a view",
        remedy: "set self.view, or call super.loadView()"
      )
      loading = .loaded(plainView())
    }
    // [W] Rule size.classes-by-device: traits are predicted from the parent's or the presenter's,
    // so no change is reported.
    loadedView?.predictTraits()
    tell(.callback(.viewDidLoad)) { viewDidLoad() }
  }

  // [W] Rule loading.no-view-in-load-view: UIKit recurses until the stack overflows.
  private func refuseToLoadTwice() {
    guard case .loading = loading else { return }
    raise(
      "-[\(name) loadView] reads self.view before it has set one",
      remedy: "make the view first and assign it to self.view"
    )
    adopt(plainView())
  }

  /// Makes this controller the owner of a root view, and releases the previous one.
  func adopt(_ view: UIView?) {
    guard view !== loadedView else { return }
    if let view, let owner = view.owner as? UIViewController, owner !== self {
      // [D] Rule loading.view-belongs-to-one-controller: a view belongs to one controller.
      raise(
        "A view can only be associated with at most one view controller at a time! View \(view)"
          + " is associated with \(owner). Clear this association before associating this view"
          + " with \(self)."
      )
    }
    loadedView?.owner = nil
    view?.owner = self
    loading = view.map(ViewLoading.loaded) ?? .notLoaded
  }

  /// The nib of that name, otherwise one named after the class, otherwise a plain view.
  ///
  /// [D] rule loading.default-load-view
  func loadFromNib() {
    guard let nib = nibName ?? nibNamedAfterClass else {
      view = plainView()
      return
    }
    _ = UINib(nibName: nib, bundle: namedNibBundle).instantiate(withOwner: self)
    guard loadedView == nil else { return }
    // [W] UIKit's message.
    raise(
      "-[\(name) loadView] loaded the \"\(nib)\" nib but the view outlet was not set.",
      remedy: "connect the outlet 'view' of File's Owner"
    )
    view = plainView()
  }

  // [D] `FooView` for `FooViewController`, then the class's own name.
  private var nibNamedAfterClass: String? {
    guard !InterfaceClasses.isUIKit(type(of: self)) else { return nil }
    let own = TypeNames.of(self)
    let short = own.hasSuffix("Controller") ? [String(own.dropLast("Controller".count))] : []
    return (short + [own]).first { InterfaceReading.reader.hasNib(named: $0, in: namedNibBundle) }
  }

  /// The view of a controller without a nib: plain, in the size of the screen.
  ///
  /// [W] rule loading.default-load-view
  func plainView() -> UIView {
    let view = UIView(frame: stage.screen.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }
}
