import UIKit

// Apple's old table search sample: a table, and another table for what was found.

class CountryTableController: UITableViewController, UISearchResultsUpdating,
  UISearchControllerDelegate, UISearchBarDelegate
{
  let countries = ["Angola", "Brazil", "Cape Verde", "Mozambique", "Portugal", "Timor-Leste"]
  let results = ResultsTableController()
  private(set) lazy var searchController = UISearchController(searchResultsController: results)
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Countries"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    results.tableView.delegate = self
    searchController.searchResultsUpdater = self
    searchController.delegate = self
    searchController.searchBar.delegate = self
    searchController.searchBar.autocapitalizationType = .none
    searchController.searchBar.placeholder = "Find a country"
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countries.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = countries[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = UIViewController()
    detail.title =
      tableView === self.tableView ? countries[indexPath.row] : results.found[indexPath.row]
    navigationController?.pushViewController(detail, animated: true)
    tableView.deselectRow(at: indexPath, animated: false)
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text!.lowercased()
    results.found = countries.filter { $0.lowercased().contains(text) }
    results.tableView.reloadData()
  }

  func willPresentSearchController(_ searchController: UISearchController) { log.append("will") }
  func didPresentSearchController(_ searchController: UISearchController) { log.append("did") }
  func willDismissSearchController(_ searchController: UISearchController) { log.append("leaves") }
  func didDismissSearchController(_ searchController: UISearchController) { log.append("left") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}

class ResultsTableController: UITableViewController {
  var found: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    found.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = found[indexPath.row]
    return cell
  }
}
