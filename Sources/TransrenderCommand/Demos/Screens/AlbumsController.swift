import Foundation
import Geometry
import HeadlessUIKit

/// A list of albums to play, with a picture each.
final class AlbumsController: UITableViewController {
  struct Album {
    let name: String
    let artist: String
  }

  static let albums = [
    Album(name: "Night Ferry", artist: "The Lanterns"),
    Album(name: "Green Rooms", artist: "Mira Solano"),
    Album(name: "Rosewater", artist: "Ana & the Tide"),
    Album(name: "Low Light", artist: "Harbour Lights"),
    Album(name: "Dust Road", artist: "Cal Whitman"),
    Album(name: "Violet Hour", artist: "Okapi"),
    Album(name: "Shallow Water", artist: "North Pier"),
    Album(name: "Cinders", artist: "Ruth Adeyemi"),
  ]

  init() {
    super.init(style: .plain)
    title = "Albums"
    navigationItem.largeTitleDisplayMode = .always
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "album")
    tableView.rowHeight = UIFontMetrics.default.scaledValue(for: 72)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.albums.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "album", for: indexPath)
    let album = Self.albums[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = album.name
    content.secondaryText = album.artist
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = Artwork.landscape(indexPath.row, size: CGSize(width: 56, height: 56))
    content.imageProperties.cornerRadius = 6
    cell.contentConfiguration = content
    return cell
  }
}
