import UIKit

// A list with large titles, a search in the bar, and details that hide their bars.

final class LibraryViewController: UITableViewController, UISearchResultsUpdating,
  UISearchBarDelegate
{
  private let all = (1...40).map { "Book \($0)" }
  private var filtered: [String] = []
  private let searchController = UISearchController(searchResultsController: nil)

  private var isFiltering: Bool {
    searchController.isActive && !(searchController.searchBar.text?.isEmpty ?? true)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.largeTitleDisplayMode = .always
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search Books"
    searchController.searchBar.scopeButtonTitles = ["All", "New"]
    searchController.searchBar.delegate = self
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
      editButtonItem,
    ]
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.largeTitleTextAttributes = [
      .foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 30, weight: .heavy),
    ]
    navigationController?.navigationBar.standardAppearance = appearance
    navigationController?.navigationBar.scrollEdgeAppearance = appearance
    navigationController?.navigationBar.tintColor = .white
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(
      UIAction { [weak self] _ in self?.refreshControl?.endRefreshing() },
      for: .valueChanged
    )
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
    transitionCoordinator?.animate(
      alongsideTransition: { [weak self] _ in
        self?.navigationController?.navigationBar.tintColor = .white
      },
      completion: nil
    )
    if let indexPath = tableView.indexPathForSelectedRow {
      if let coordinator = transitionCoordinator {
        coordinator.animate(alongsideTransition: { [weak self] _ in
          self?.tableView.deselectRow(at: indexPath, animated: true)
        }) { [weak self] context in
          if context.isCancelled {
            self?.tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
          }
        }
      } else {
        tableView.deselectRow(at: indexPath, animated: animated)
      }
    }
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text?.lowercased() ?? ""
    filtered = all.filter { $0.lowercased().contains(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    isFiltering ? filtered.count : all.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = (isFiltering ? filtered : all)[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let reader = ReaderViewController((isFiltering ? filtered : all)[indexPath.row])
    navigationController?.pushViewController(reader, animated: true)
  }
}

final class ReaderViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let name: String
  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
    hidesBottomBarWhenPushed = true
  }
  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
    scrollView.delegate = self
    view.addSubview(scrollView)
    for row in 0..<30 {
      let line = UIView(frame: CGRect(x: 16, y: 20 + row * 90, width: 300, height: 60))
      line.backgroundColor = UIColor(
        hue: CGFloat(row) / 30,
        saturation: 0.3,
        brightness: 1,
        alpha: 1
      )
      scrollView.addSubview(line)
    }
    toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .rewind, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(title: "Aa", style: .plain, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .fastForward, target: nil, action: nil),
    ]
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
    navigationController?.hidesBarsOnSwipe = true
    navigationController?.hidesBarsOnTap = true
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.hidesBarsOnSwipe = false
    navigationController?.hidesBarsOnTap = false
  }
  override var prefersStatusBarHidden: Bool { navigationController?.isNavigationBarHidden ?? false }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
}
