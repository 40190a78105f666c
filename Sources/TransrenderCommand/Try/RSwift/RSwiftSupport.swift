/// What the constants of `R` are, and what UIKit takes of them.
enum RSwiftSupport {
  /// Members of `R`.
  static let types = """
      struct ImageResource {
        let name: String
        func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIImage? {
          UIImage(named: name, in: .main, compatibleWith: traits)
        }
      }

      struct ColorResource {
        let name: String
        func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIColor? {
          UIColor(named: name, in: .main, compatibleWith: traits)
        }
      }

      struct StringResource {
        let table: String
        let key: String
        func callAsFunction(preferredLanguages: [String]? = nil) -> String { text([]) }
        func text(_ values: [any CVarArg]) -> String {
          let format = Bundle.main.localizedString(forKey: key, value: nil, table: table)
          let values = values.map { ($0 as? String).map { $0 as NSString } ?? $0 }
          return values.isEmpty ? format : String(format: format, arguments: values)
        }
      }

      struct FileResource {
        let name: String
        let pathExtension: String
        func callAsFunction() -> URL? {
          Bundle.main.url(forResource: name, withExtension: pathExtension)
        }
        func path() -> String? { callAsFunction()?.path }
      }

      protocol Storyboard {
        associatedtype Initial
        var name: String { get }
      }

      struct ControllerIdentifier<Controller> {
        let storyboard: String
        let identifier: String
        func callAsFunction() -> Controller? {
          UIStoryboard(name: storyboard, bundle: .main)
            .instantiateViewController(withIdentifier: identifier) as? Controller
        }
      }

      protocol Reusable {
        associatedtype Reused
        var identifier: String { get }
      }

      struct ReuseIdentifier<Reused>: Reusable {
        let identifier: String
      }

      class Nib<First> {
        let name: String
        init(name: String) { self.name = name }
        func callAsFunction() -> UINib { UINib(nibName: name, bundle: .main) }
        func callAsFunction(owner: AnyObject?) -> First? { firstView(owner: owner) }
        func instantiate(withOwner owner: AnyObject?) -> [Any] {
          callAsFunction().instantiate(withOwner: owner, options: nil)
        }
        func firstView(owner: AnyObject?) -> First? {
          instantiate(withOwner: owner).first as? First
        }
        func firstView(withOwner owner: AnyObject?) -> First? { firstView(owner: owner) }
      }

      final class ReusableNib<First>: Nib<First>, Reusable {
        typealias Reused = First
        let identifier: String
        init(name: String, identifier: String) {
          self.identifier = identifier
          super.init(name: name)
        }
      }

      struct TypedSegue<Source, Destination> {
        let segue: UIStoryboardSegue
        let source: Source
        let destination: Destination
      }

      struct SegueIdentifier<Source, Destination> {
        let identifier: String
        func callAsFunction(segue: UIStoryboardSegue) -> TypedSegue<Source, Destination>? {
          guard segue.identifier == identifier, let source = segue.source as? Source,
            let destination = segue.destination as? Destination
          else { return nil }
          return TypedSegue(segue: segue, source: source, destination: destination)
        }
      }
    """

  static let extensions = """
    extension R.Storyboard {
      func callAsFunction() -> UIStoryboard { UIStoryboard(name: name, bundle: .main) }
      func instantiateInitialViewController() -> Initial? {
        callAsFunction().instantiateInitialViewController() as? Initial
      }
      func initialViewController() -> Initial? { instantiateInitialViewController() }
    }

    extension UIImage {
      convenience init?(resource: R.ImageResource) {
        self.init(named: resource.name, in: .main, compatibleWith: nil)
      }
    }

    extension UIColor {
      convenience init?(resource: R.ColorResource) {
        self.init(named: resource.name, in: .main, compatibleWith: nil)
      }
    }

    extension UIStoryboard {
      convenience init(resource: some R.Storyboard) {
        self.init(name: resource.name, bundle: .main)
      }
    }

    extension UINib {
      convenience init<First>(resource: R.Nib<First>) {
        self.init(nibName: resource.name, bundle: .main)
      }
    }

    extension UIViewController {
      convenience init<First>(nib: R.Nib<First>) { self.init(nibName: nib.name, bundle: .main) }
      func performSegue<Source, Destination>(
        withIdentifier segue: R.SegueIdentifier<Source, Destination>,
        sender: Any?
      ) {
        performSegue(withIdentifier: segue.identifier, sender: sender)
      }
    }

    extension UITableView {
      func register<Cell>(_ nib: R.ReusableNib<Cell>) {
        register(nib(), forCellReuseIdentifier: nib.identifier)
      }
      func registerHeaderFooterView<View>(_ nib: R.ReusableNib<View>) {
        register(nib(), forHeaderFooterViewReuseIdentifier: nib.identifier)
      }
      func dequeueReusableCell<Cell: R.Reusable>(
        withIdentifier reuse: Cell,
        for indexPath: IndexPath
      ) -> Cell.Reused? {
        dequeueReusableCell(withIdentifier: reuse.identifier, for: indexPath) as? Cell.Reused
      }
      func dequeueReusableHeaderFooterView<View: R.Reusable>(
        withIdentifier reuse: View
      ) -> View.Reused? {
        dequeueReusableHeaderFooterView(withIdentifier: reuse.identifier) as? View.Reused
      }
    }

    extension UICollectionView {
      func register<Cell>(_ nib: R.ReusableNib<Cell>) {
        register(nib(), forCellWithReuseIdentifier: nib.identifier)
      }
      func register<View>(_ nib: R.ReusableNib<View>, forSupplementaryViewOfKind kind: String) {
        register(nib(), forSupplementaryViewOfKind: kind, withReuseIdentifier: nib.identifier)
      }
      func dequeueReusableCell<Cell: R.Reusable>(
        withReuseIdentifier reuse: Cell,
        for indexPath: IndexPath
      ) -> Cell.Reused? {
        dequeueReusableCell(withReuseIdentifier: reuse.identifier, for: indexPath) as? Cell.Reused
      }
      func dequeueReusableSupplementaryView<View: R.Reusable>(
        ofKind kind: String,
        withReuseIdentifier reuse: View,
        for indexPath: IndexPath
      ) -> View.Reused? {
        dequeueReusableSupplementaryView(
          ofKind: kind,
          withReuseIdentifier: reuse.identifier,
          for: indexPath
        ) as? View.Reused
      }
    }

    """
}
