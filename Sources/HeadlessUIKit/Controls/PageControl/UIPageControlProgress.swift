@preconcurrency public import Foundation

/// How much of the current page is done, which its dot shows.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  weak var control: UIPageControl? {
    didSet { controlChanged() }
  }
  private var progress: Float = 0

  public override init() {
    super.init()
  }

  /// That of a timer may conform to `UIPageControlTimerProgressDelegate`.
  open weak var delegate: (any UIPageControlProgressDelegate)?
  /// [D] Limited to 0 and 1.
  open var currentProgress: Float {
    get { progress }
    set {
      setProgress(newValue)
      progressWasSet()
    }
  }
  /// [D] Not while the user interacts with the control.
  open var isProgressVisible: Bool { control?.showsProgress ?? false }

  func setProgress(_ new: Float) {
    progress = min(max(0, new), 1)
    control?.setNeedsLayout()
  }

  /// [D] A new page begins with nothing, unless the delegate says otherwise.
  func pageChanged(to page: Int) {
    currentProgress =
      delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }

  func visibilityChanged() { delegate?.pageControlProgressVisibilityDidChange(self) }

  func controlChanged() {}
  func progressWasSet() {}
}
