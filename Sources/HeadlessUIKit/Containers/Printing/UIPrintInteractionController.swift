@preconcurrency public import Foundation

/// The sheet that chooses a printer, of which there is none: it can only be left.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (
    UIPrintInteractionController, Bool, (any Error)?
  ) -> Void

  public static let shared = UIPrintInteractionController()

  open class var isPrintingAvailable: Bool { true }
  open class var printableUTIs: Set<String> {
    ["public.jpeg", "public.png", "public.tiff", "com.adobe.pdf"]
  }
  open class func canPrint(_ url: URL) -> Bool { false }
  open class func canPrint(_ data: Data) -> Bool { false }

  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  open var printInfo: UIPrintInfo?
  open var printPageRenderer: UIPrintPageRenderer?
  open var printFormatter: UIPrintFormatter?
  open var printingItem: Any?
  open var printingItems: [Any]?
  open var showsPageRange = true
  open var showsNumberOfCopies = true
  open var showsPaperSelectionForLoadedPapers = false
  open var showsPaperOrientation = true
  open var printPaper: UIPrintPaper? { nil }
  // A sheet that is pulled down, or whose stage has ended, is not there any more.
  private weak var sheet: UIViewController?
  private var completion: CompletionHandler?

  /// False if the stage has no controller to present it.
  @discardableResult
  open func present(animated: Bool, completionHandler: CompletionHandler? = nil) -> Bool {
    let parent = delegate?.printInteractionControllerParentViewController(self)
    guard sheet?.presentingViewController == nil, let presenter = parent ?? topController else {
      return false
    }
    let sheet = StandInSheetController(
      "No Printer",
      heading: "Options",
      button: .cancel,
      leave: { [weak self] in self?.dismiss(animated: true) },
      wasDismissed: { [weak self] in self?.wasPulledDown() }
    )
    (self.sheet, completion) = (sheet, completionHandler)
    delegate?.printInteractionControllerWillPresentPrinterOptions(self)
    presenter.present(sheet, animated: animated) { [self] in
      delegate?.printInteractionControllerDidPresentPrinterOptions(self)
    }
    return true
  }

  @discardableResult
  open func present(
    from rect: CGRect,
    in view: UIView,
    animated: Bool,
    completionHandler: CompletionHandler? = nil
  ) -> Bool {
    present(animated: animated, completionHandler: completionHandler)
  }

  @discardableResult
  open func present(
    from item: UIBarButtonItem,
    animated: Bool,
    completionHandler: CompletionHandler? = nil
  ) -> Bool {
    present(animated: animated, completionHandler: completionHandler)
  }

  /// [D] The completion is told that nothing was printed.
  open func dismiss(animated: Bool) {
    guard let sheet else { return }
    let completion = completion
    (self.sheet, self.completion) = (nil, nil)
    delegate?.printInteractionControllerWillDismissPrinterOptions(self)
    sheet.dismiss(animated: animated) { [self] in ended(completion) }
  }

  private func wasPulledDown() {
    let completion = completion
    (sheet, self.completion) = (nil, nil)
    delegate?.printInteractionControllerWillDismissPrinterOptions(self)
    ended(completion)
  }

  private func ended(_ completion: CompletionHandler?) {
    delegate?.printInteractionControllerDidDismissPrinterOptions(self)
    completion?(self, false, nil)
  }

  private var topController: UIViewController? { UIApplication.shared.keyWindow?.presenterAbove }
}
