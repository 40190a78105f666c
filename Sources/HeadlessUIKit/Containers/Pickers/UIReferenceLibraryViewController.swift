public import Foundation

/// The sheet with a word's definition, in a library without dictionaries.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  private let term: String

  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    term = ""
    super.init(coder: coder)
  }

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    StandInSheet.add("No definition", title: term, button: .done, to: self) { [weak self] in
      self?.dismiss(animated: true)
    }
  }
}
