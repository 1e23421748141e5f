# A window of WebKitGTK without controls: --profile FOLDER stores its data there, otherwise it is a private window.
# With --automation, WebKitWebDriver opens the windows; with a URL, one window opens at once.
import argparse

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

options = argparse.ArgumentParser()
options.add_argument('--profile')
options.add_argument('--automation', action='store_true')
options.add_argument('url', nargs='?')
options = options.parse_args()

if options.profile:
    data, cache = f'{options.profile}/data', f'{options.profile}/cache'
    manager = WebKit2.WebsiteDataManager(base_data_directory=data, base_cache_directory=cache)
    context = WebKit2.WebContext.new_with_website_data_manager(manager)
else:
    context = WebKit2.WebContext.new_ephemeral()
context.set_preferred_languages(['en-GB'])
windows = set()


def closed(window):
    windows.discard(window)
    if not windows:
        Gtk.main_quit()


def open_window(*_):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=options.automation)
    window = Gtk.Window(default_width=1280, default_height=900)
    window.add(view)
    window.connect('destroy', closed)
    view.connect('close', lambda _: window.destroy())
    windows.add(window)
    window.show_all()
    return view


def automate(_, session):
    # Without the name and version, WebKitWebDriver refuses the browser.
    info = WebKit2.ApplicationInfo()
    info.set_name('Fieldwork')
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect('create-web-view', open_window)


if options.automation:
    context.set_automation_allowed(True)
    context.connect('automation-started', automate)
else:
    open_window().load_uri(options.url)
Gtk.main()
